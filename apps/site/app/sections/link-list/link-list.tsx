import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Unbroken } from '~/ui/text/unbroken';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Links, each with a description. */
export function LinkListSection({ section }: SectionProps<'LinkListSection'>) {
	const { heading, text, columns, links } = section;
	const rows = fullRows({ count: links.length, maxColumns: columns });
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className={classNames('grid gap-x-8', rows.list)}>
					{links.map((item, index) => (
						<li
							key={item.link.url + item.link.title}
							className={classNames('flex', rows.card(index))}
						>
							<ListedLink item={item} />
						</li>
					))}
				</ul>
			</Container>
		</Section>
	);
}

function ListedLink({ item }: { item: SectionFields<'LinkListSection'>['links'][number] }) {
	return (
		<Link
			href={item.link.url}
			target={item.link.target}
			className="group/row flex w-full items-start justify-between gap-6 border-t-4 border-fg py-6 transition-colors hover:border-mark"
		>
			<span className="min-w-0 hyphens-auto">
				<strong className="block text-xl font-bold underline-offset-6 group-hover/row:underline">
					<Unbroken>{item.link.title}</Unbroken>
				</strong>
				{item.description !== '' && (
					<span className="mt-2 block text-muted">
						<Unbroken>{item.description}</Unbroken>
					</span>
				)}
			</span>
			<span
				aria-hidden="true"
				className="mt-1.5 h-5 w-6 shrink-0 bg-mark transition pennant group-hover/row:translate-x-2"
			/>
		</Link>
	);
}
