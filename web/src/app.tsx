import { Component, type ComponentChildren, type JSX } from "preact";
import { startLists } from "./core/lists";
import { parts, path } from "./core/router";
import { Home } from "./pages/home";
import { Shell } from "./pages/shell";
import { type Loaded, lazy } from "./ui/lazy";
import { Failed, NotFound } from "./ui/notice";

const Learn = lazy(() => import("./learn/page").then((part) => part.LearnPage));
const NewTablePage = lazy(() => import("./pages/newtable").then((part) => part.NewTablePage));
const PuzzlesPage = lazy(() => import("./puzzles/page").then((part) => part.PuzzlesPage));
const TablePage = lazy(() => import("./table/page").then((part) => part.TablePage));

startLists();

const PAGES: Record<string, Loaded<never>> = {
  new: NewTablePage,
  learn: Learn,
  puzzles: PuzzlesPage,
  table: TablePage,
};

/** Load the page at this address, so that it can be shown at once. */
export async function loadPage(): Promise<void> {
  await PAGES[parts.peek()[0] ?? ""]?.load().catch(() => {}); // it will say so itself
}

/** The page at an address. */
function Page(): JSX.Element {
  const [area = "", id = "", ...rest] = parts.value;
  if (area === "") return <Home />;
  if (area === "new" && !id) return <NewTablePage />;
  if (area === "learn") return <Learn />;
  if (area === "puzzles") return <PuzzlesPage />;
  if (area === "table" && /^[A-Za-z0-9]{1,16}$/.test(id) && rest.length === 0)
    return <TablePage key={id} id={id} />;
  return <NotFound />;
}

/** Shows an error page if rendering fails. */
class Boundary extends Component<
  { address: string; children: ComponentChildren },
  { failedAt: string | null }
> {
  override state = { failedAt: null };

  static override getDerivedStateFromError(): { failedAt: string } {
    return { failedAt: path.peek() };
  }

  override render(): ComponentChildren {
    if (this.state.failedAt !== this.props.address) return this.props.children;
    return <Failed />;
  }
}

export function App(): JSX.Element {
  return (
    <Shell>
      <Boundary address={path.value}>
        <Page />
      </Boundary>
    </Shell>
  );
}
