import { modKey } from './keys';

export interface ShortcutGroup {
  title: string;
  shortcuts: { keys: string[]; does: string }[];
}

/** Every shortcut of the product, as the dialog on `?` and the help centre list them. */
export const SHORTCUTS: ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: [modKey, 'K'], does: 'Search everything' },
      { keys: [modKey, 'B'], does: 'Fold or unfold the sidebar' },
      { keys: ['?'], does: 'Show the shortcuts' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'Go to',
    shortcuts: [
      { keys: ['G', 'D'], does: 'Dashboard' },
      { keys: ['G', 'C'], does: 'Calendar' },
      { keys: ['G', 'T'], does: 'Tasks' },
      { keys: ['G', 'M'], does: 'Chats' },
      { keys: ['G', 'O'], does: 'Courses' },
      { keys: ['G', 'U'], does: 'Users' },
      { keys: ['G', 'A'], does: 'Apps' },
      { keys: ['G', 'H'], does: 'Help centre' },
      { keys: ['G', 'S'], does: 'Settings' },
    ],
  },
  {
    title: 'While reviewing',
    shortcuts: [
      { keys: ['J'], does: 'Next finding' },
      { keys: ['K'], does: 'Previous finding' },
      { keys: ['N'], does: 'Next doubtful one, then the next that is open' },
      { keys: ['A'], does: 'Accept' },
      { keys: ['E'], does: 'Edit' },
      { keys: ['X'], does: 'Set aside' },
      { keys: ['C'], does: 'Add a finding, of the words that are selected' },
      { keys: ['U'], does: 'Use what the new version or the second reading says' },
      { keys: ['Z'], does: 'Undo' },
      { keys: ['Shift', 'A'], does: 'Accept all' },
      { keys: ['1', '…', '4'], does: 'Choose an answer' },
      { keys: ['Enter'], does: 'Keep the answer' },
    ],
  },
  {
    title: 'In the task list',
    shortcuts: [
      { keys: ['C'], does: 'Add a task' },
      { keys: ['/'], does: 'Search the tasks' },
      { keys: ['J'], does: 'Next task' },
      { keys: ['K'], does: 'Previous task' },
      { keys: ['X'], does: 'Select' },
      { keys: ['Shift', 'J'], does: 'Select on to the next' },
      { keys: ['Shift', 'K'], does: 'Select on to the previous' },
      { keys: ['Shift', 'click'], does: 'Select all from the last one to this one' },
      { keys: ['D'], does: 'Mark done, or open again; all that are selected' },
      { keys: ['Enter'], does: 'Open, as E does' },
      { keys: ['O'], does: 'Open the page of the task' },
      { keys: ['Del'], does: 'Delete; all that are selected' },
      { keys: ['V'], does: 'Table, board or by course' },
      { keys: ['Alt', '←', '→'], does: 'On the board: move to another column' },
    ],
  },
  {
    title: 'On the page of a task',
    shortcuts: [
      { keys: ['D'], does: 'Mark done, or open again' },
      { keys: ['Alt', '↑', '↓'], does: 'Move a step' },
      { keys: [modKey, 'Enter'], does: 'Save what is written' },
      { keys: ['Del'], does: 'Delete' },
      { keys: ['Esc'], does: 'Back to the list' },
    ],
  },
  {
    title: 'In the calendar',
    shortcuts: [
      { keys: ['T'], does: 'Today' },
      { keys: ['M'], does: 'Month' },
      { keys: ['W'], does: 'Week' },
      { keys: ['D'], does: 'Day' },
      { keys: ['A'], does: 'Agenda' },
      { keys: ['←'], does: 'Earlier' },
      { keys: ['→'], does: 'Later' },
      { keys: ['C'], does: 'Add a task, as on the dashboard' },
      { keys: ['Alt', '←', '→'], does: 'Move a task by a day' },
      { keys: ['Alt', '↑', '↓'], does: 'Move it by a week, or half an hour' },
      { keys: ['Alt', 'Shift', '↑', '↓'], does: 'Over the hours: make it shorter or longer' },
    ],
  },
];
