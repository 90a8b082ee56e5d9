// Korean particles take their form from the last sound of the word before them: 타일을, 카드를. That sound is heard, not
// seen: digits and Latin letters count as Koreans read them aloud.

type Sound = "vowel" | "rieul" | "other";

// 영 일 이 삼 사 오 육 칠 팔 구; and 십, 백, 천, 만, 억 all end like 영
const DIGITS: readonly Sound[] = [
  "other",
  "rieul",
  "vowel",
  "other",
  "vowel",
  "vowel",
  "other",
  "rieul",
  "rieul",
  "vowel",
];

/** A word of Latin letters: initials are spelled (SWEN: 엔), names are said (Mabel: 메이블). */
function latinSound(word: string): Sound {
  const low = word.toLowerCase();
  if (word.length === 1 || word === word.toUpperCase()) {
    if (low.endsWith("l")) return "rieul"; // 엘
    return /[mn]$/.test(low) ? "other" : "vowel"; // 엠, 엔; 아르, 에스, 티
  }
  if (/l(?:l?e)?$/.test(low)) return "rieul"; // 폴, 데일, 미셸
  if (/(?:ng|[mn]|[aeiou](?:mm?|nn?)e)$/.test(low)) return "other"; // 킹, 톰, 앤, 제롬
  if (/(?:^|[^aeiou])[aeiou](?:bb?|ck|[ck]|pp?|tt?)$|oo[kt]$/.test(low)) return "other"; // 밥, 잭, 에릭, 스콧, 브룩
  return "vowel"; // 케이트, 마크, 브래드, 오티스: most endings get a vowel of their own
}

function lastSound(text: string): Sound {
  // what stands in parentheses behind a word is not read: 알카트라즈(섬)를
  const read = text.normalize("NFC").replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])\s*$/u, "");
  const word = (read || text).replace(/[^\p{L}\p{N}%]+$/u, "");
  const last = [...word].at(-1) ?? "";
  const code = last.codePointAt(0) ?? 0;
  if (code >= 0xac00 && code <= 0xd7a3) {
    const final = (code - 0xac00) % 28;
    return final === 0 ? "vowel" : final === 8 ? "rieul" : "other";
  }
  if (/\d/.test(last)) return DIGITS[Number(last)] as Sound;
  if (/[ㄱ-ㅎ]/.test(last)) return last === "ㄹ" ? "rieul" : "other"; // 기역, 니은, 리을
  const latin = /[A-Za-z]+$/.exec(word.normalize("NFD").replace(/\p{M}/gu, ""))?.[0];
  return latin ? latinSound(latin) : "vowel"; // as after %, 퍼센트
}

/** A word with the form of a particle that it takes. The pair is written as in grammars: after a consonant first, 을/를. */
export function josa(word: string, pair: string): string {
  const [consonant = "", vowel = ""] = pair.split("/");
  const sound = lastSound(word);
  const takesVowel = sound === "vowel" || (sound === "rieul" && consonant.startsWith("으로")); // 서울로, not 서울으로
  return word + (takesVowel ? vowel : consonant);
}
