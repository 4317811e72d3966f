import type { SectionNames } from './section-names.ts';

/** The files of a new section, by path from the project's root. The section has a heading, a text and a theme. */
export function sectionFiles(names: SectionNames): Record<string, string> {
	const { folder, slug } = names;
	const site = `apps/site/app/sections/${folder}`;
	return {
		[`${site}/${folder}.tsx`]: component(names),
		[`${site}/example.ts`]: example(names),
		[`apps/backend/src/model/sections/${folder}.ts`]: block(names),
		[`apps/backend/public/blocks/${slug}.svg`]: picture(names),
	};
}

/** A text as a string of source code. */
export const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const component = ({ pascal, type, labels }: SectionNames) =>
	`import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionProps } from '../section-props';

/** ${labels[0]} (content contract, ${type}). */
export function ${pascal}Section({ section }: SectionProps<'${type}'>) {
	const { heading, text, theme } = section;
	const id = headingId(section);
	return (
		<Section theme={theme} labelledBy={id}>
			<Container>
				<SectionHeader id={id} heading={heading} text={text} />
			</Container>
		</Section>
	);
}
`;

const example = ({ folder, type, labels }: SectionNames) =>
	`import { localized } from '~/testing/localized-example';
import type { SectionFields } from '../section-props';

export const createExample = localized<SectionFields<'${type}'>>((t) => ({
	__typename: '${type}',
	id: '${folder}',
	heading: t(${labels.map(quote).join(', ')}),
	text: t(
		'<p>Words about it, with <a href="/pricing">a link</a>.</p>',
		'<p>Ord om det, med <a href="/pricing">et link</a>.</p>',
		'<p>Worte darüber, mit <a href="/pricing">einem Link</a>.</p>',
	),
	theme: 'light',
}));

export const example = createExample('en');
`;

const block = ({ slug, labels }: SectionNames) =>
	`import { words } from '../../platform/i18n/words.ts';
import { defineSection } from '../fields/sections/block.ts';
import { lines, requiredHeading, themeField } from '../fields/text.ts';

/** ${labels[0]}. */
export const block = defineSection('${slug}', words(${labels.map(quote).join(', ')}),
	words('A heading and a text', 'En overskrift og en tekst', 'Eine Überschrift und ein Text'), [
		requiredHeading,
		lines('text', words('Text', 'Tekst', 'Text')),
		themeField,
	],
);
`;

/** The icon in the block picker: a heading above a text, in the colors of the other icons. */
const picture = ({ slug }: SectionNames) =>
	`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160" width="240" height="160"><title>${slug}</title><rect width="240" height="160" fill="#fff"/><rect x="16" y="44" width="110" height="8" rx="3" fill="#0b1f33"/><rect x="16" y="66" width="208" height="4" rx="2" fill="#9fb0c3"/><rect x="16" y="75" width="208" height="4" rx="2" fill="#9fb0c3"/><rect x="16" y="84" width="146" height="4" rx="2" fill="#9fb0c3"/></svg>
`;
