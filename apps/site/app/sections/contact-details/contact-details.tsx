import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { IconFlag } from '~/ui/brand/icon-flag';
import { Container, Section, SectionHeader } from '~/ui/page/section';
import { Picture } from '~/ui/pictures/picture';
import { Heading } from '~/ui/text/heading';
import { headingId, type SectionFields, type SectionProps } from '../section-props';

const icons: Record<string, string> = {
	email: 'mail',
	phone: 'phone',
	chat: 'message-square',
	address: 'map-pin',
};

/** The company's contact channels, address and opening hours. */
export function ContactDetailsSection({ section }: SectionProps<'ContactDetailsSection'>) {
	const { heading, text, channels, address, openingHours, image } = section;
	const messages = useMessages();
	return (
		<Section labelledBy={headingId(section)}>
			<Container>
				<SectionHeader id={headingId(section)} heading={heading} text={text} />
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
					<ul className="grid content-start gap-y-8">
						{channels.map((channel, index) => (
							<ContactChannel key={channel.label} channel={channel} index={index} />
						))}
					</ul>
					<div className="self-start bg-surface">
						{image && (
							<Picture
								media={image}
								sizes="(width >= 64rem) 40vw, 100vw"
								className="aspect-[4/3] w-full object-cover"
							/>
						)}
						<dl className="grid gap-6 p-6 sm:grid-cols-2 md:p-9">
							<ContactFact term={messages.address} value={address} />
							<ContactFact term={messages.openingHours} value={openingHours} />
						</dl>
					</div>
				</div>
			</Container>
		</Section>
	);
}

interface ContactChannelProps {
	channel: SectionFields<'ContactDetailsSection'>['channels'][number];
	index: number;
}

function ContactChannel({ channel, index }: ContactChannelProps) {
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 border-t-2 border-line pt-8">
			<IconFlag name={icons[channel.kind] ?? channel.kind} index={index} />
			<div>
				<Heading level={3} size="item">
					{channel.label}
				</Heading>
				<Link
					href={channel.link.url}
					target={channel.link.target}
					className="inline-flex min-h-8 items-center font-bold text-link underline decoration-2 underline-offset-4 hover:decoration-4"
				>
					{channel.link.title}
				</Link>
				{channel.text !== '' && <p className="mt-1 text-muted">{channel.text}</p>}
			</div>
		</li>
	);
}

function ContactFact({ term, value }: { term: string; value: string }) {
	if (value === '') return null;
	return (
		<div>
			<dt className="mb-2 font-bold">{term}</dt>
			<dd className="text-sm whitespace-pre-line text-muted">{value}</dd>
		</div>
	);
}
