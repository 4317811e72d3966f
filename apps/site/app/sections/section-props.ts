import type { PageSectionFieldsFragment } from '~/content/generated/operations';

export type SectionName = PageSectionFieldsFragment['__typename'];

/** The fields of one type of page section. */
export type SectionFields<Name extends SectionName> = Extract<
	PageSectionFieldsFragment,
	{ __typename: Name }
>;

/** What every section component takes. */
export interface SectionProps<Name extends SectionName> {
	section: SectionFields<Name>;
	/** The page's first section: its heading is the page's, its picture is loaded first. */
	isFirst?: boolean;
}

/** Id of a section's heading, which names the section; undefined where there is no heading. */
export function headingId(section: { id: string; heading: string }): string | undefined {
	return section.heading === '' ? undefined : `section-${section.id}`;
}
