import { ArrowLink } from '~/ui/actions/arrow-link';
import { Logo } from '~/ui/brand/logo';
import { classNames } from '~/ui/class-names';
import { fullRows } from '~/ui/page/full-rows';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { Unbroken } from '~/ui/text/unbroken';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

/** Customer cases, each with its main figure. */
export function ReferencesSection({ section }: SectionProps<'ReferencesSection'>) {
	const { heading, text, items } = section;
	const rows = fullRows({ count: items.length, maxColumns: 2 });
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<ul className={classNames('grid gap-x-8 gap-y-14', rows.list)}>
					{items.map((item, index) => (
						<li key={item.company + item.figure} className={classNames('flex', rows.card(index))}>
							<Reference item={item} />
						</li>
					))}
				</ul>
			</Container>
		</Section>
	);
}

function Reference({ item }: { item: SectionFields<'ReferencesSection'>['items'][number] }) {
	return (
		<article className="group/card relative flex w-full flex-col bg-surface">
			{item.image && (
				<Picture
					media={item.image}
					alt=""
					sizes="(width >= 48rem) 45vw, 100vw"
					className="aspect-[4/3] w-full object-cover"
				/>
			)}
			<div className="flex grow flex-col p-6 md:p-9">
				<div className="mb-6 flex min-h-10 items-center justify-between gap-6">
					<Heading level={3} size="item" className={item.logo ? 'sr-only' : ''}>
						{item.company}
					</Heading>
					{item.logo && <Logo media={item.logo} alt="" className="h-10" />}
				</div>
				{item.figure !== '' && (
					<p className="mb-5 flex flex-wrap items-end gap-x-4 gap-y-1">
						<strong className="text-5xl leading-none font-extrabold">{item.figure}</strong>
						<span className="max-w-[18em] text-sm text-muted">{item.figureLabel}</span>
					</p>
				)}
				{item.text !== '' && (
					<p className="mb-6 grow">
						<Unbroken>{item.text}</Unbroken>
					</p>
				)}
				{item.link && <ArrowLink link={item.link} coversCard className="mt-auto self-start" />}
			</div>
		</article>
	);
}
