import { describe, expect, test } from 'vitest';
import { workOf } from '../../testing/read-lines.ts';
import { readDocument } from '../node.ts';

interface Course {
  course: readonly string[];
  /** A sentence in front of the one that is read, and one behind it. */
  around: readonly [before: string, behind: string];
  /** The sentences, with the works they set a day for: "10-22 Midterm". */
  sets: Readonly<Record<string, readonly string[]>>;
  setsNothing: readonly string[];
}

const COURSES: Readonly<Record<string, Course>> = {
  French: {
    course: ['# GEO-2100 Géographie des rivières', 'Automne 2026', "## Modalités d'évaluation"],
    around: [
      'Les éléments de la note sont décrits ici.',
      'Tout retard coûte un dixième de la note par jour.',
    ],
    sets: {
      'Deux examens sont prévus : le 8 octobre et le 10 décembre.': ['10-08 Examen 1', '12-10 Examen 2'],
      'La remise du travail de session est fixée au 4 décembre.': ['12-04 Travail de session'],
      'Vous remettrez votre rapport de laboratoire le 13 novembre.': ['11-13 Rapport de laboratoire'],
      "Le 22 octobre, vous passerez l'examen de mi-session.": ['10-22 Examen de mi-session'],
      "Le 22 octobre a lieu l'examen de mi-session.": ['10-22 Examen de mi-session'],
      "Veuillez réserver le 22 octobre pour l'examen de mi-session.": ['10-22 Examen de mi-session'],
      'Chaque étudiant remet un compte rendu de lecture le 2 octobre.': ['10-02 Compte rendu de lecture'],
      'Le plan du travail de session est dû le 9 octobre.': ['10-09 Plan du travail de session'],
    },
    setsNothing: [
      "Nous révisons pour l'examen le 15 octobre.",
      "Les notes de l'examen sont affichées le 29 octobre.",
    ],
  },
  Spanish: {
    course: ['# GEO-210 Geografía de los ríos', 'Semestre agosto-diciembre 2026', '## Evaluación'],
    around: [
      'Aquí se explican las partes de la nota.',
      'Los trabajos fuera de plazo pierden un punto por día.',
    ],
    sets: {
      'Los estudiantes entregarán su ensayo el 13 de noviembre.': ['11-13 Ensayo'],
      'El 22 de octubre se realizará el examen parcial.': ['10-22 Examen parcial'],
      'El 22 de octubre tendremos el examen parcial.': ['10-22 Examen parcial'],
      'Reserven el 22 de octubre para el examen parcial.': ['10-22 Examen parcial'],
      'El examen final está previsto para el 16 de diciembre.': ['12-16 Examen final'],
      'El primer control se hará el 24 de septiembre.': ['09-24 Primer control'],
    },
    setsNothing: [
      'Repasamos para el examen el 15 de octubre.',
      'Las notas del examen se publican el 29 de octubre.',
    ],
  },
  German: {
    course: ['# GEO-2100 Geographie der Flüsse', 'Wintersemester 2026/27', '## Leistungsnachweise'],
    around: ['Woraus die Note entsteht, steht hier.', 'Wer zu spät abgibt, verliert Punkte.'],
    sets: {
      'Am 22. Oktober schreiben wir eine Zwischenklausur.': ['10-22 Zwischenklausur'],
      'Am 22. Oktober findet die Zwischenklausur statt.': ['10-22 Zwischenklausur'],
      'Die Abschlussklausur ist für den 16. Dezember vorgesehen.': ['12-16 Abschlussklausur'],
      'Bitte merken Sie sich den 16. Dezember für die Abschlussklausur vor.': ['12-16 Abschlussklausur'],
      'Die Hausarbeit ist bis zum 4. Dezember einzureichen.': ['12-04 Hausarbeit'],
      'Der Abgabetermin für die Hausarbeit ist der 4. Dezember.': ['12-04 Hausarbeit'],
      'Die Studierenden reichen bis zum 13. November einen Essay ein.': ['11-13 Essay'],
      'Bis zum 13. November reichen Sie einen Essay ein.': ['11-13 Essay'],
      'Am 26. November präsentieren die Gruppen ihre Projekte.': ['11-26 Projekte'],
    },
    setsNothing: [
      'Am 15. Oktober wiederholen wir den Stoff für die Klausur.',
      'Das Thema der Hausarbeit wird am 24. September ausgegeben.',
    ],
  },
  Italian: {
    course: ['# GEO-2100 Geografia dei fiumi', 'Primo semestre 2026/2027', '## Modalità di valutazione'],
    around: ['Le parti del voto sono descritte qui.', 'Chi consegna in ritardo perde punti.'],
    sets: {
      'Il 22 ottobre si svolgerà la prova intermedia.': ['10-22 Prova intermedia'],
      "Ci saranno due esami, l'8 ottobre e il 10 dicembre.": ['10-08 Esami 1', '12-10 Esami 2'],
      'Consegnerete la relazione di laboratorio il 13 novembre.': ['11-13 Relazione di laboratorio'],
      'Ogni studente consegna un saggio il 2 ottobre.': ['10-02 Saggio'],
      'Il 26 novembre i gruppi presentano il progetto.': ['11-26 Progetto'],
      'Una bozza del progetto è attesa per il 23 ottobre.': ['10-23 Bozza del progetto'],
    },
    setsNothing: [
      'Il tema della tesina sarà assegnato il 24 settembre.',
      "I voti dell'esame saranno pubblicati il 29 ottobre.",
      "Le iscrizioni all'esame si chiudono il 13 novembre.",
    ],
  },
  Portuguese: {
    course: ['# GEO-2100 Geografia dos rios', '2º semestre de 2026', '## Avaliação'],
    around: ['As partes da nota são descritas aqui.', 'Quem atrasa perde pontos.'],
    sets: {
      'No dia 22 de outubro haverá uma prova parcial.': ['10-22 Prova parcial'],
      'Reservem o dia 16 de dezembro para o exame final.': ['12-16 Exame final'],
      'O exame final está previsto para 16 de dezembro.': ['12-16 Exame final'],
      'Cada aluno entrega uma resenha no dia 2 de outubro.': ['10-02 Resenha'],
      'No dia 26 de novembro os grupos apresentam o projeto.': ['11-26 Projeto'],
      'Uma versão preliminar do projeto é esperada em 23 de outubro.': ['10-23 Versão preliminar do projeto'],
    },
    setsNothing: [
      'O tema do trabalho será divulgado em 24 de setembro.',
      'As notas da prova serão divulgadas em 29 de outubro.',
    ],
  },
  Dutch: {
    course: ['# GEO-2100 Geografie van rivieren', 'Najaar 2026', '## Toetsing'],
    around: ['Waaruit het cijfer bestaat, staat hier.', 'Wie te laat is, verliest punten.'],
    sets: {
      'Op 22 oktober is er een deeltentamen.': ['10-22 Deeltentamen'],
      'Er worden twee toetsen afgenomen, op 8 oktober en 10 december.': [
        '10-08 Toetsen 1',
        '12-10 Toetsen 2',
      ],
      'Reserveer 16 december voor het eindtentamen.': ['12-16 Eindtentamen'],
      'Lever het practicumverslag in vóór 13 november.': ['11-13 Practicumverslag'],
      'Elke student levert op 2 oktober een recensie in.': ['10-02 Recensie'],
      'Het essay wordt op 13 november via Canvas ingeleverd.': ['11-13 Essay'],
      'Een eerste versie van het project wordt verwacht op 23 oktober.': [
        '10-23 Eerste versie van het project',
      ],
    },
    setsNothing: [
      'Op 15 oktober herhalen we de stof voor het tentamen.',
      'De cijfers van het tentamen worden op 29 oktober bekendgemaakt.',
    ],
  },
};

const PLACES: Readonly<Record<string, (sentence: string, around: Course['around']) => string>> = {
  'in a paragraph': (sentence, [before, behind]) => `${before} ${sentence} ${behind}`,
  'in a list': (sentence, [, behind]) => `- ${sentence}\n- ${behind}`,
};

async function read(lines: readonly string[]): Promise<string[]> {
  const document = await readDocument({
    bytes: new TextEncoder().encode(lines.join('\n\n')),
    fileName: 'syllabus.md',
  });
  return workOf(document)
    .map((work) => work.replace(UP_TO_DAY, ''))
    .sort();
}

const UP_TO_DAY = /^\p{L}+ \d{4}-/u;

describe.each(Object.entries(COURSES))(
  'a %s sentence sets a day',
  (_, { course, around, sets, setsNothing }) => {
    describe.each(Object.entries(PLACES))('%s', (__, place) => {
      test.each(Object.entries(sets))('%s', async (sentence, expected) =>
        expect(await read([...course, place(sentence, around)])).toEqual(expected),
      );

      test.each(setsNothing)('%s', async (sentence) =>
        expect(await read([...course, place(sentence, around)])).toEqual([]),
      );
    });
  },
);
