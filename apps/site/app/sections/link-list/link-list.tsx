import { Link } from '~/ui/actions/link';
import { classNames } from '~/ui/class-names';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

const columnClasses: Record<number, string> = {
	1: '',
	2: 'md:grid-cols-2',
	3: 'fills-rows md:grid-cols-2 lg:grid-cols-3',
	4: 'sm:grid-cols-2 lg:grid-cols-4',
};

/** Ways on, each with a line about what is there. */
export function LinkListSection({ section }: SectionProps<'LinkListSection'>) {
	const { heading, text, columns, links } = section;
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className={classNames('grid gap-x-8', columnClasses[columns] ?? columnClasses[2])}>
					{links.map((item) => (
						<li key={item.link.url + item.link.title} className="flex">
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
			<span>
				<span className="block text-xl font-bold underline-offset-6 group-hover/row:underline">
					{item.link.title}
				</span>
				{item.description !== '' && (
					<span className="mt-2 block text-muted">{item.description}</span>
				)}
			</span>
			<span
				aria-hidden="true"
				className="mt-1.5 h-5 w-6 shrink-0 bg-mark transition pennant group-hover/row:translate-x-2"
			/>
		</Link>
	);
}
