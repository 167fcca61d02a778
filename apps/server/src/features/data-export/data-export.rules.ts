/** A name that every file system takes, and that stays inside its folder. */
export function safeName(name: string): string {
  const safe = name
    .replace(/[\p{Cc}<>:"/\\|?*]/gu, '_')
    .replace(/^\.+|[. ]+$/g, '')
    .slice(0, 120);
  return safe || '_';
}

/** Makes names that were not given out yet: the second `syllabus.pdf` becomes `syllabus (2).pdf`. */
export function distinctNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const safe = safeName(name);
    const dot = safe.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let candidate = safe;
    for (let n = 2; taken.has(candidate.toLowerCase()); n += 1) candidate = `${stem} (${n})${ending}`;
    taken.add(candidate.toLowerCase());
    return candidate;
  };
}
