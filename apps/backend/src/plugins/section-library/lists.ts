/** The field with the sections of each collection. Patterns have both fields. */
export const sectionLists = { pages: 'sections', posts: 'blogSections' } as const;

export type SectionCollection = keyof typeof sectionLists;
