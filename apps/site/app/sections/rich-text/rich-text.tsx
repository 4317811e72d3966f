import { Container, Section } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import type { SectionFields, SectionProps } from '../section-props';
import { withHeadingIds } from './heading-ids';
import { TableOfContents } from './table-of-contents';
import { TextParts } from './text-parts';

const widths: Record<SectionFields<'RichTextSection'>['width'], string> = {
	normal: '',
	wide: 'max-w-wide!',
	full: 'max-w-none!',
};

/** A text with a table of contents of its second-level headings, or else with each part beside its heading. */
export function RichTextSection({ section }: SectionProps<'RichTextSection'>) {
	const { html, headings } = withHeadingIds(section.content);
	const text = <RichText html={html} length="long" className={widths[section.width]} />;
	if (section.tableOfContents && headings.length > 1)
		return (
			<Section>
				<Container className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
					<TableOfContents headings={headings} />
					{text}
				</Container>
			</Section>
		);
	return (
		<Section>
			<Container>
				{section.width === 'normal' && headings.length > 0 && !hasBlocks(html) ? (
					<TextParts html={html} />
				) : (
					text
				)}
			</Container>
		</Section>
	);
}

/** Headings inside a block, such as a column, cannot be split off. The block around a table contains no headings. */
const hasBlocks = (html: string): boolean => /<div(?! class="scroller")/.test(html);
