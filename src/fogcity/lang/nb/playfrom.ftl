# Å spille videre fra en stilling i et ferdig spill, mot boter eller ved å trekke for alle.

play-from = Spill herfra
play-from-about = Dette åpner et eget bord med denne stillingen. Det ferdige spillet endres ikke.
play-from-over = Spillet er slutt her. Gå minst ett trekk tilbake for å spille videre.
play-from-how = Hvordan
play-from-bots = Mot boter
play-from-bots-about = Du tar én plass, boter spiller de andre. Du kan angre trekk fritt.
play-from-sandbox = Fritt spill
play-from-sandbox-about = Du trekker for alle og ser alle hender. Du kan angre alle trekk og få vist vinnersjansene.
play-from-seat = Din plass
play-from-seat-of = { $seat }: { $name }
play-from-seat-you = { $seat }: deg
play-from-level = Boter
play-from-hidden = Det som var skjult
play-from-same = Som det var
play-from-same-about = Alt skjult blir som det var i dette spillet: det de andre har, og det som skal trekkes.
play-from-anew = Delt ut på nytt
play-from-anew-about = Det { $name } ikke kunne vite her, deles ut tilfeldig på nytt, slik at det passer med alt { $name } hadde sett.
play-from-knower = Hvem som beholder det de visste
play-from-start = Start

origin-from = { $number ->
    [0] Fra starten av dette spillet
   *[other] Fra trekk { $number } i dette spillet
}
origin-no-deal = Spilt videre fra et ferdig spill, med alt skjult som det var. Ingen rettferdig utdeling er lovet, og resultatet teller ikke.
origin-guessed = Spilt videre fra et ferdig spill, med det skjulte delt ut på nytt. Ingen rettferdig utdeling er lovet, og resultatet teller ikke.
log-continued = { $number ->
    [0] Dette bordet begynner ved starten av et ferdig spill.
   *[other] Dette bordet begynner etter trekk { $number } i et ferdig spill.
}

tab-study = Studie
sandbox-chances = Vinnersjanser
sandbox-chances-about = Det botene venter for hver spiller, ut fra det denne spilleren kan vite.
sandbox-chances-failed = Vinnersjansene kunne ikke beregnes. { $problem }
sandbox-hands = Alle hender
sandbox-hands-about = Det alle spillerne har, ikke bare den som skal trekke.

reason-no-play-from-yet = Du kan spille videre fra et spill når det er slutt: Før det ville det røpe det som er skjult.
reason-no-such-position = Dette spillet har ingen slik stilling.
reason-over-there = Spillet er slutt her. Gå minst ett trekk tilbake for å spille videre.
reason-no-rematch = Dette spillet ble spilt videre fra et annet. Du kan spille derfra på nytt.
reason-no-sandbox = Vinnersjanser vises bare i fritt spill eller i analysen av et ferdig spill.
reason-chances-not-yet = Serveren er opptatt. Vinnersjansene kommer senere.
reason-no-chances = Serveren kunne ikke vurdere denne stillingen.
