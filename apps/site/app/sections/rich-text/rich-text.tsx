import { useMessages } from '~/i18n/context';
import { Container, Section, splitColumns } from '~/ui/page/section';
import { RichText } from '~/ui/text/rich-text';
import type { SectionFields, SectionProps } from '../section-props';
import { type TextHeading, withHeadingIds } from './heading-ids';

/** Links to the parts of a long text; sticky beside the text on wide screens. */
function TableOfContents({ headings }: { headings: TextHeading[] }) {
	const messages = useMessages();
	return (
		<nav
			aria-label={messages.onThisPage}
			className="self-start lg:sticky lg:top-[calc(var(--spacing-header)+2rem)]"
		>
			<p className="mb-3 font-bold">{messages.onThisPage}</p>
			<ul className="border-l-4 border-line text-sm">
				{headings.map((heading) => (
					<li key={heading.id}>
						<a
							href={`#${heading.id}`}
							className="-ml-1 flex min-h-9 items-center border-l-4 border-transparent py-1.5 pl-4 text-muted hover:border-mark hover:text-fg"
							// biome-ignore lint/security/noDangerouslySetInnerHtml: taken from the sanitized text, without its tags
							dangerouslySetInnerHTML={{ __html: heading.html }}
						/>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** The parts of a text, each beside its second-level heading if the screen is wide enough. */
function TextParts({ html }: { html: string }) {
	return (
		<div className="grid gap-y-12 md:gap-y-16">
			{partsOf(html).map(({ heading, text }) => (
				<div key={heading} className={`${splitColumns} gap-y-4`}>
					<RichText html={heading} length="long" className="lg:col-start-1" />
					<RichText html={text} length="long" className="lg:col-start-2" />
				</div>
			))}
		</div>
	);
}

/** Splits a text at its second-level headings. Text before the first heading is a part with an empty heading. */
export function partsOf(html: string): { heading: string; text: string }[] {
	return html
		.split(/(?=<h2[\s>])/i)
		.filter((part) => part.trim() !== '')
		.map((part) => {
			const [heading = ''] = /^<h2[\s>][\s\S]*?<\/h2>/i.exec(part) ?? [];
			return { heading, text: part.slice(heading.length) };
		});
}

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
