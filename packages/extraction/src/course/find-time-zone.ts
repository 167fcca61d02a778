/** Names of zones as syllabi write them. Letters alone count only behind a time or in brackets. */
const ZONES: readonly (readonly [name: RegExp, letters: RegExp, zone: string])[] = [
  [/\bEastern\s(?:(?:Standard|Daylight)\s)?Time\b/i, /E[SD]?T/, 'America/New_York'],
  [/\bCentral\s(?:(?:Standard|Daylight)\s)?Time\b/i, /C[SD]?T/, 'America/Chicago'],
  [/\bMountain\s(?:(?:Standard|Daylight)\s)?Time\b/i, /M[SD]?T/, 'America/Denver'],
  [/\bPacific\s(?:(?:Standard|Daylight)\s)?Time\b/i, /P[SD]?T/, 'America/Los_Angeles'],
  [/\b(?:heure\sde\sParis|hora\speninsular)\b/i, /CES?T/, 'Europe/Paris'],
];
const IANA =
  /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_]+)?\b/g;
const BEHIND_TIME = '(?:\\d\\s?(?:[ap]\\.?m\\.?)|\\d:\\d{2}|noon|midnight)[\\s,]*\\(?';

/** The IANA name of the time zone that a text states; nothing where it states none. */
export function findTimeZone(text: string): string | undefined {
  const iana = [...text.matchAll(IANA)].map(([name]) => name).find(isKnownZone);
  if (iana) return iana;
  const stated = ZONES.flatMap(([name, letters, zone]) => {
    const at =
      name.exec(text)?.index ??
      new RegExp(`${BEHIND_TIME}${letters.source}(?![\\p{L}\\d])`, 'iu').exec(text)?.index;
    return at === undefined ? [] : [{ zone, at }];
  });
  return stated.sort((a, b) => a.at - b.at)[0]?.zone;
}

function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}
