# Hint under spillet: hvor du bør se, og deretter de beste trekkene.

hint = Hint
hint-where-about = Viser hvor du bør se (H)
hint-which-about = Viser de tre beste trekkene (H)
hint-shown-about = Viser eller skjuler hintet (H)
hint-which = Vis de tre beste trekkene
hint-busy = Leter etter gode trekk …
hint-close = Skjul hintet
hint-how = Vinnersjansen etter det du kan vite. Trykk på et trekk for å se det på brettet.
# A move that may be as good as the best one.
hint-as-good = omtrent like bra som det første
# Said of a move that has no certain effect.
hint-later = Hva det gir, viser seg senere
# How something on the board is named where a hint says to look: “b1, free, look here”.
hint-thing = { $what }, se her
# For games without texts of their own: how moves begin, such as “claim”, and a place.
hint-look = Se på slike trekk: { $kind }.
hint-look-at = Se på slike trekk: { $kind }. Stedet: { $place }.

new-hints = Hint
new-hints-about = Viser hvor du bør se, eller de beste trekkene, når noen ber om det. Alle ser hvor mange hint hver spiller har tatt.
facts-hints = Det finnes hint. Alle ser hvor mange hver spiller har tatt.
facts-hints-bots = Hvis bare boter spiller med verten, finnes det hint.
log-hinted = { $level ->
    [1] { $name } tok et hint: hvor en bør se.
   *[other] { $name } tok et hint: de beste trekkene.
}
ended-hints = { $count ->
    [one] { $name } tok ett hint. Det står i spillfilen.
   *[other] { $name } tok { $count } hint. Det står i spillfilen.
}
command-word-hint = hint
command-help-hint = «{ command-word-hint }» sier hvor du bør se, og en gang til de tre beste trekkene.

reason-no-hints = Det finnes ikke hint ved dette bordet.
reason-hints-not-ready = Hintene er klare om et minutt: Serveren gjør fortsatt botene sine klare.
reason-no-hint-found = Fant ikke noe hint. Prøv igjen.
