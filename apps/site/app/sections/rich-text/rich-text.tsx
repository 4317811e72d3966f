import { classNames } from '~/ui/class-names';
import { Container, Section } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import type { SectionFields, SectionProps } from '../section-props';
import { withHeadingIds } from './heading-ids';
import { TableOfContents } from './table-of-contents';

const widths: Record<SectionFields<'RichTextSection'>['width'], string> = {
	normal: '',
	wide: 'max-w-wide!',
	full: 'max-w-none!',
};

/** A whole text, with a table of contents of its second-level headings where editors want one. */
export function RichTextSection({ section }: SectionProps<'RichTextSection'>) {
	const { html, headings } = withHeadingIds(section.content);
	const hasContents = section.tableOfContents && headings.length > 1;
	return (
		<Section>
			<Container
				className={classNames(
					hasContents &&
						'grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[16rem_minmax(0,1fr)]',
				)}
			>
				{hasContents && <TableOfContents headings={headings} />}
				<RichText html={html} length="long" className={widths[section.width]} />
			</Container>
		</Section>
	);
}
