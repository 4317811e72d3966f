import type { PageFieldsFragment } from '~/content/generated/operations';
export function PageSections({ sections }: { sections: PageFieldsFragment['sections'] }) {
	return sections.map((section) => (
		<section key={section.id}>{'heading' in section ? section.heading : null}</section>
	));
}
