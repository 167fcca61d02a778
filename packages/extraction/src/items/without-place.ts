/** Behind the name, where it takes place. */
const PLACE_BEHIND =
  /[,:]\s(?:in[-\s]class|(?:(?:in|at)\s)?(?:\p{Lu}\p{L}+\s){0,3}(?:[Rr]oom|[Rr]m\.?|Hall|Building|Bldg\.?|Auditorium)\s?\p{Lu}?\d{1,4}\p{L}?)$/u;

/** In brackets, where it is handed in. */
const SITE_BEHIND =
  /\s\((?:(?:on|via|to|through)\s)?(?:Canvas|Moodle|Blackboard|Brightspace|D2L|Sakai|Gradescope|Turnitin|Google\s(?:Docs|Classroom|Drive)|online|e-?mail)\)$/iu;

/** And in front of it: "401 Carver Hall Quiz 2", "Room 12: Midterm". */
const PLACE_BEFORE =
  /^(?:(?:in|at)\s)?(?:[Rr](?:oom|m\.?)\s?\p{Lu}?\d{1,4}\p{L}?|\d{1,4}\p{Lu}?\s(?:\p{Lu}\p{L}+\s){1,3}(?:Hall|Building|Bldg\.?|Auditorium)|(?:\p{Lu}\p{L}+\s){1,3}(?:Hall|Building|Bldg\.?|Auditorium)\s\d{1,4}\p{Lu}?)(?:[\s,:;–—-]+(?=\p{Lu})|\W*$)/u;

const SHORTEST_NAME = 3;

export const withoutPlace = (title: string): string =>
  withoutSite(title).replace(PLACE_BEHIND, '').replace(PLACE_BEFORE, '');

function withoutSite(title: string): string {
  const at = title.search(SITE_BEHIND);
  return at >= SHORTEST_NAME ? title.slice(0, at) : title;
}
