/** Where documents hold their sections: patterns have both lists. */
export const sectionLists = { pages: 'sections', posts: 'blogSections' } as const;

export type SectionHolder = keyof typeof sectionLists;
