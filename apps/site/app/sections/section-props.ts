import type { PageSectionFieldsFragment } from '~/content/generated/operations';

export type SectionName = PageSectionFieldsFragment['__typename'];

/** The fields of one type of page section. */
export type SectionFields<Name extends SectionName> = Extract<
	PageSectionFieldsFragment,
	{ __typename: Name }
>;

/** The props of a section component. */
export interface SectionProps<Name extends SectionName> {
	section: SectionFields<Name>;
	/** True for the page's first section: its heading is the h1 and its picture loads with high priority. */
	isFirst?: boolean;
}

/** The id of a section's heading, which labels the section; undefined if there is no heading. */
export function headingId(section: { id: string; heading: string }): string | undefined {
	return section.heading === '' ? undefined : `section-${section.id}`;
}
