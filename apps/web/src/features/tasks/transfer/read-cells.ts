import { type Day, isDay } from '@/lib/plan/days';
import type { TaskKind } from '@/lib/plan/kinds';
import { readDay } from '@/lib/plan/read-day';
import { readTime } from '@/lib/plan/read-time';
import type { TaskStatus } from '../model/task';
import { bare } from './import-row';

export type Column =
  | 'title'
  | 'kind'
  | 'course'
  | 'dueOn'
  | 'dueTime'
  | 'endOn'
  | 'endTime'
  | 'weight'
  | 'status'
  | 'repeat'
  | 'notes'
  | 'labels'
  | 'assignee';

/** How headings are written, in English, German, French, Spanish, Italian, Portuguese, Dutch and Swedish. */
const HEADINGS: Record<Column, readonly string[]> = {
  title:
    'title|task|name|subject|summary|assignment|todo|item|titel|aufgabe|betreff|titre|tâche|sujet|título|titulo|tarea|asunto|titolo|compito|attività|tarefa|assunto|taak|onderwerp|uppgift|ämne'.split(
      '|',
    ),
  kind: 'kind|type|category|art|typ|kategorie|genre|catégorie|tipo|categoría|categoria|soort|slag'.split('|'),
  course:
    'course|class|module|course code|kurs|fach|modul|cours|matière|curso|asignatura|corso|materia|disciplina|vak|cursus|kurskod|project|list'.split(
      '|',
    ),
  dueOn:
    'due|due date|date|deadline|due on|when|start date|start|fällig|fällig am|fälligkeit|datum|frist|abgabe|abgabedatum|échéance|date limite|date de remise|vencimiento|fecha|fecha límite|fecha de entrega|entrega|scadenza|data|data di scadenza|data de entrega|prazo|vervaldatum|inleverdatum|förfallodatum|inlämning'.split(
      '|',
    ),
  dueTime: 'time|due time|start time|hour|uhrzeit|zeit|heure|hora|ora|tijd|klockslag|tid'.split('|'),
  endOn:
    'end|end date|last day|ende|enddatum|fin|date de fin|fecha de fin|fine|data di fine|einddatum|slutdatum'.split(
      '|',
    ),
  endTime: 'end time|endzeit|heure de fin|hora de fin|ora di fine|eindtijd|sluttid'.split('|'),
  weight:
    'weight|weight %|percent|percentage|% of grade|grade %|points %|gewicht|gewichtung|anteil|poids|coefficient|pondération|peso|ponderación|porcentaje|peso %|weging|vikt'.split(
      '|',
    ),
  status:
    'status|state|done|completed|complete|is done|erledigt|zustand|statut|état|fait|terminé|estado|hecho|stato|fatto|situação|feito|klaar|gereed|klar'.split(
      '|',
    ),
  repeat:
    'repeat|repeats|recurrence|wiederholung|répétition|récurrence|repetición|ripetizione|ricorrenza|repetição|herhaling|upprepning'.split(
      '|',
    ),
  notes:
    'notes|note|description|details|comment|comments|notizen|beschreibung|bemerkung|remarques|commentaire|notas|descripción|descripcion|descrizione|descrição|notities|omschrijving|beskrivning|anteckningar'.split(
      '|',
    ),
  labels: 'labels|label|tags|tag|etiketten|schlagwörter|étiquettes|etiquetas|etichette|etiketter'.split('|'),
  assignee:
    'assignee|assigned to|owner|responsible|zuständig|verantwortlich|responsable|asignado a|assegnato a|responsável|toegewezen aan|ansvarig'.split(
      '|',
    ),
};

const COLUMNS = new Map(
  Object.entries(HEADINGS).flatMap(([column, names]) => names.map((name) => [bare(name), column as Column])),
);

export const columnOf = (heading: string): Column | undefined => COLUMNS.get(bare(heading));

const KINDS: Record<TaskKind, RegExp> = {
  exam: /^(exam|midterm|final|test|pruefung|prüfung|klausur|examen|esame|prova|tentamen|tenta)/,
  quiz: /^(quiz|kurztest|interro)/,
  presentation: /^(present|talk|vortrag|referat|expos|presentaz|apresenta)/,
  project: /^(project|projekt|projet|proyecto|progetto|projeto)/,
  reading: /^(read|lesen|lektüre|lecture|lectura|lettura|leitura|läsning)/,
  assignment:
    /^(assign|homework|essay|paper|problem|lab|aufgabe|hausarbeit|devoir|tarea|compito|tarefa|opdracht|inlämning)/,
  other: /^(other|andere|autre|otro|altro|outro|overig|annat)/,
};

export function readKind(text: string): TaskKind | undefined {
  const word = text.trim().toLowerCase();
  return (Object.keys(KINDS) as TaskKind[]).find((kind) => KINDS[kind].test(word));
}

const DONE =
  /^(done|complete|completed|closed|finished|yes|y|true|x|1|✓|✔|erledigt|fertig|ja|fait|terminé|oui|hecho|sí|si|completado|fatto|completato|feito|sim|klaar|gereed|klar|100%?)$/;
const DOING =
  /^(doing|in progress|started|begun|active|wip|in arbeit|begonnen|en cours|en curso|en progreso|in corso|em andamento|bezig|pågår)$/;
const TODO =
  /^(to ?do|open|not started|no|n|false|0|needs-action|offen|nein|à faire|non|pendiente|da fare|a fazer|nee|att göra|nej|-)?$/;

export function readStatus(text: string): TaskStatus | undefined {
  const word = text.trim().toLowerCase();
  if (DONE.test(word)) return 'done';
  if (DOING.test(word)) return 'doing';
  return TODO.test(word) ? 'todo' : undefined;
}

/** `12.5`, `12,5 %`. */
export function readPercent(text: string): number | undefined {
  const number = /^(?<number>\d{1,4}(?:[.,]\d{1,4})?)\s*%?$/.exec(text.trim())?.groups?.number;
  return number === undefined ? undefined : Number(number.replace(',', '.'));
}

interface When {
  day: Day;
  time?: string | undefined;
}

/** A day, and the time where one stands beside it: `2027-02-05T17:00`, `05.02.2027`, `Feb 5, 2027 5pm`, `2/5/27`. */
export function readWhen(
  text: string,
  { today, monthFirst }: { today: Day; monthFirst: boolean },
): When | undefined {
  const words = toSlashes(text.trim()).replace(/(\d)T(\d)/, '$1 $2');
  const dotted = /^\d{1,2}\.\d/.test(text.trim());
  const found = readDay(words, { today, monthFirst: monthFirst && !dotted });
  if (!found || !isDay(found.value)) return undefined;
  const left = `${words.slice(0, found.start)} ${words.slice(found.end)}`.replace(
    /(\d:\d\d):\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)?/,
    '$1',
  );
  const time = readTime(left)?.value;
  const isAllRead = left.replace(/[\d:.,\s]|[ap]\.?m\.?|at|um|uhr|à|h|noon|midnight/gi, '') === '';
  return isAllRead ? { day: found.value, ...(time && { time }) } : undefined;
}

/** `05.02.2027`, `5-2-2027` and `5/2/27` as `5/2/2027`. */
const toSlashes = (text: string): string =>
  text.replace(
    /^(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})(?!\d)/,
    (_, first: string, __, second: string, year: string) =>
      `${first}/${second}/${year.length === 2 ? `20${year}` : year}`,
  );

export const readClock = (text: string): string | undefined => {
  const words = text
    .trim()
    .replace(/^(\d{1,2})[.h](\d{2})$/i, '$1:$2')
    .replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1');
  return readTime(words)?.value;
};
