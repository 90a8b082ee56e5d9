"""Contrast by night: what is drawn on boards stands out at least as much as by day, measured on the page itself."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.helpers.server import eventually

DARK_COLOURS = ("blue", "green", "purple", "black", "red", "brown")
ROUTES = ("blue", "green", "black", "purple", "crimson")
SEATS = (
    "yellow",
    "blue",
    "orange",
    "green",
    "black",
    "purple",
    "crimson",
    "brown",
    "pink",
    "teal",
    "lime",
    "sky",
    "sand",
)
LEAST = 3.0  # of graphics (WCAG 1.4.11)


def luminance(colour):
    numbers = [float(part) / 255 for part in re.findall(r"[\d.]+", colour)[:3]]
    red, green, blue = (one / 12.92 if one <= 0.03928 else ((one + 0.055) / 1.055) ** 2.4 for one in numbers)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def paint(page, selector, what):
    """The computed paint of the first such element."""
    return page.locator(selector).first.evaluate("(one, what) => getComputedStyle(one)[what]", what)


def token(page, name):
    """A colour of the palette."""
    return page.evaluate(
        """(name) => {
            const one = document.createElement("i");
            one.style.color = `var(--${name})`;
            document.body.append(one);
            const { color } = getComputedStyle(one);
            one.remove();
            return color;
        }""",
        name,
    )


def by_day_and_night(visit, prepare, measure):
    """What is measured in the light and in the dark theme."""
    found = []
    for theme in ("light", "dark"):
        guest = visit(color_scheme=theme)
        prepare(guest)
        found.append(measure(guest.page))
    return found


def test_a_proposed_tile_is_as_visible_by_night_as_by_day(visit):
    def propose(guest):
        guest.play("cablecar")
        guest.spaces.first.hover()
        guest.page.locator(".cc-ghost").wait_for()

    def measure(page):
        field = paint(page, ".cc-field", "fill")
        return {
            "edge": contrast(paint(page, ".cc-ghost-edge", "stroke"), field),
            "rails": contrast(
                paint(page, ".cc-ghost .cc-rails", "stroke"), paint(page, ".cc-ghost .cc-street", "stroke")
            ),
        }

    check(*by_day_and_night(visit, propose, measure))


def test_a_tile_to_confirm_is_as_visible_by_night_as_by_day(visit):
    def propose(guest):
        guest.play("cablecar")
        guest.page.evaluate("() => localStorage.setItem('fogcity.settings', JSON.stringify({ confirm: 'always' }))")
        guest.page.reload()
        guest.spaces.first.click()
        guest.page.locator(".cc-ghost.sure").wait_for()

    def measure(page):
        return {
            "edge": contrast(paint(page, ".cc-ghost.sure .cc-ghost-edge", "stroke"), paint(page, ".cc-field", "fill"))
        }

    check(*by_day_and_night(visit, propose, measure))


def test_dark_lines_and_cars_are_as_visible_by_night_as_by_day(visit):
    """Blue above all. Each line is seen against its edge, each car against its outline or its platform."""

    def draw(guest):
        guest.play("company", seats=3, bots=["tourist", "tourist"])
        guest.spaces.first.wait_for()
        # one line of each colour, open and closed, as the page draws them
        guest.page.locator(".cc-lines").first.evaluate(
            """(lines, colours) => {
                for (const colour of colours)
                    for (const kind of ["open", "closed"])
                        lines.insertAdjacentHTML("beforeend",
                            `<g class="cc-line ${kind}" data-owner="${colour}"><path class="cc-line-edge"/></g>`);
            }""",
            list(DARK_COLOURS),
        )

    def measure(page):
        found = {}
        for colour in DARK_COLOURS:
            own = token(page, "crimson" if colour == "red" else colour)
            for kind in ("open", "closed"):
                edge = paint(page, f'.cc-line.{kind}[data-owner="{colour}"] .cc-line-edge', "stroke")
                found[f"{colour} {kind}"] = contrast(own, edge)
            around = (paint(page, ".cc-car-body", "stroke"), paint(page, ".cc-platform", "fill"))
            found[f"{colour} car"] = max(contrast(own, one) for one in around)
        return found

    day, night = by_day_and_night(visit, draw, measure)
    assert len(night) == 18
    check(day, night)


def test_routes_are_as_visible_by_night_as_by_day(visit):
    """Each space of a dark colour is seen against its outline."""

    def measure(page):
        spaces = page.locator(".tb-board .tk-space").evaluate_all(
            """(all) => all.map((one) => {
                const { fill, stroke, strokeWidth } = getComputedStyle(one);
                return { fill, stroke: parseFloat(strokeWidth) < 1 ? fill : stroke };
            })"""
        )
        found = {}
        for name in ROUTES:
            own = token(page, name)
            found[name] = min(contrast(one["stroke"], own) for one in spaces if one["fill"] == own)
        return found

    def sit(guest):
        guest.play("ticket")
        guest.page.locator('[data-spot][tabindex="0"]').wait_for()

    check(*by_day_and_night(visit, sit, measure))


def test_what_is_new_is_framed_visibly_in_every_colour(visit):
    """The frame of a new tile against the tile and the field, and its sign against the badge behind it."""

    def lay(guest):
        guest.play("cablecar", seats=6, bots=["tourist"] * 5)
        guest.move(guest.spaces)
        guest.spaces.first.wait_for()
        expect(guest.page.locator(".cc-mark")).not_to_have_count(0)

    def measure(page):
        mark = page.locator(".cc-mark").first
        around = [paint(page, ".cc-ground", "fill"), paint(page, ".cc-field", "fill")]
        found = {}
        for colour in SEATS:
            mark.evaluate("(one, colour) => one.style.setProperty('--cc-paint', `var(--${colour})`)", colour)
            frames, badge, sign = mark.evaluate(
                """(mark) => {
                    const of = (one) => getComputedStyle(one);
                    const all = [...mark.querySelectorAll("rect")];
                    const seen = all.filter((one) => parseFloat(of(one).strokeWidth) > 0);
                    const sign = of(mark.querySelector("path"));
                    return [seen.map((one) => of(one).stroke), of(mark.querySelector("circle")).fill,
                        sign.stroke === "none" ? [sign.fill] : [sign.fill, sign.stroke]];
                }"""
            )
            found[f"{colour} frame"] = min(max(contrast(one, ground) for one in frames) for ground in around)
            found[f"{colour} sign"] = max(contrast(one, badge) for one in sign)
        return found

    for theme, found in zip(("day", "night"), by_day_and_night(visit, lay, measure), strict=True):
        pale = {what: round(one, 2) for what, one in found.items() if one < LEAST}
        assert pale == {}, f"contrast by {theme}: {pale}"


def test_what_is_new_on_the_map_and_among_the_cards_is_marked_visibly(visit):
    """The dashed border of a route or a location, and the small mark of a card."""

    def turn(guest):
        table = guest.make("ticket")
        for _ in range(6):
            now = eventually(lambda: (now := guest.look(table)["now"])["legal"] and now)
            wanted = next((one for one in now["legal"] if one.startswith(("take blind", "keep"))), now["legal"][0])
            guest.ask("POST", f"/api/tables/{table}/act", action=wanted, after=now["position"])
        guest.open(f"/table/{table}")
        guest.page.locator('[data-spot][tabindex="0"]').wait_for()

    def measure(page):
        own, ground, card, hand = page.evaluate(
            """() => {
                const put = (parent, html) => {
                    parent.insertAdjacentHTML("beforeend", html);
                    return parent.lastElementChild;
                };
                const svg = document.querySelector(".tb-board svg");
                const border = put(svg, "<path class='tk-changed'/>");
                const fresh = put(document.querySelector(".tb-hand"), "<i class='tb-fresh'></i>");
                return [getComputedStyle(border).stroke, getComputedStyle(document.querySelector(".tk-land")).fill,
                    getComputedStyle(fresh, "::after").backgroundColor,
                    getComputedStyle(document.querySelector(".tb-hand")).backgroundColor];
            }"""
        )
        return {"map": contrast(own, ground), "card": contrast(card, hand)}

    for theme, found in zip(("day", "night"), by_day_and_night(visit, turn, measure), strict=True):
        pale = {what: round(one, 2) for what, one in found.items() if one < LEAST}
        assert pale == {}, f"contrast by {theme}: {pale}"


def check(day, night):
    pale = {
        what: (round(day[what], 2), round(night[what], 2)) for what in day if night[what] < max(LEAST, day[what] - 0.01)
    }
    assert pale == {}, f"contrast by day and by night: {pale}"
