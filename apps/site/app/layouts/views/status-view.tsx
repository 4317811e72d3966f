import { statusFeedPath, statusPath } from '#shared/addresses/status-address.ts';
import { siteLocaleCodes } from '#shared/locales/locale.ts';
import { useSharedContent } from '~/content/shared-parts/shared-content';
import { IncidentEntry } from '~/features/status/incident-entry';
import { PartList } from '~/features/status/part-list';
import type { Incident, StatusData } from '~/features/status/status-data';
import { formatUtcDateTime } from '~/features/status/utc';
import { useMessages } from '~/i18n/context';
import { Link } from '~/ui/actions/link';
import { Container } from '~/ui/page/section';
import { Heading } from '~/ui/text/heading';
import { DefaultLayout } from '../frames/default-layout';
import { languageLinks } from '../languages';

interface IncidentsProps {
	id: string;
	heading: string;
	list: Incident[];
	loadedAt: string;
}

function Incidents({ id, heading, list, loadedAt }: IncidentsProps) {
	return (
		<section aria-labelledby={id} className="mt-14">
			<Heading level={2} size="card" id={id} className="mb-5">
				{heading}
			</Heading>
			{list.map((incident) => (
				<IncidentEntry key={incident.id} incident={incident} loadedAt={loadedAt} />
			))}
		</section>
	);
}

/** The status and history of each part, and incidents. Works without JavaScript. */
export function StatusView({ data }: { data: StatusData }) {
	const { status } = useMessages();
	const { locale, loadedAt, parts, incidents } = data;
	const planned = incidents.filter(({ startedGmt }) => startedGmt > loadedAt);
	const startedIncidents = incidents.filter((incident) => !planned.includes(incident));
	const open = startedIncidents.filter(({ endedGmt }) => !endedGmt || endedGmt > loadedAt);
	const past = startedIncidents.filter((incident) => !open.includes(incident));
	const now = parts.flatMap((part) => part.now ?? []);
	const isDisturbed = now.some((impact) => impact !== 'maintenance');
	const undisturbedTitle = now.length > 0 ? status.maintained : status.fine;
	const languages = siteLocaleCodes().map((code) => ({ locale: code, href: statusPath(code) }));
	return (
		<DefaultLayout shared={useSharedContent()} languages={languageLinks(languages)}>
			<Container className="py-section">
				<p className="mb-3 font-bold">{status.title}</p>
				<Heading level={1}>{isDisturbed ? status.disturbed : undisturbedTitle}</Heading>
				<p className="mt-5 max-w-text text-lg">
					<time dateTime={loadedAt}>{status.asOf(formatUtcDateTime(loadedAt, locale))}</time>{' '}
					<span className="text-muted">{status.stale}</span>
				</p>
				{open.length > 0 && (
					<Incidents id="now" heading={status.openHeading} list={open} loadedAt={loadedAt} />
				)}
				{planned.length > 0 && (
					<Incidents
						id="planned"
						heading={status.plannedHeading}
						list={planned}
						loadedAt={loadedAt}
					/>
				)}
				<section aria-labelledby="parts" className="mt-14">
					<Heading level={2} size="card" id="parts" className="mb-5">
						{status.partsHeading}
					</Heading>
					<PartList parts={parts} days={data.days} />
					<p className="mt-4 max-w-text text-sm text-muted">{status.scale}</p>
				</section>
				{past.length > 0 && (
					<Incidents id="past" heading={status.pastHeading} list={past} loadedAt={loadedAt} />
				)}
				{incidents.length === 0 && <p className="mt-14">{status.none}</p>}
				<p className="mt-8">
					<Link href={statusFeedPath(locale)} className="font-bold text-link underline">
						{status.feed}
					</Link>
				</p>
			</Container>
		</DefaultLayout>
	);
}
