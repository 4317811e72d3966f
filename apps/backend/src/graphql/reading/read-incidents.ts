import { documentTag } from '@website/contracts/cache-tags';
import type { Incident, IncidentStep } from '@website/contracts/content-types';
import { defaultLocale, type LocaleCode } from '@website/contracts/locales';
import type { Incident as Stored } from '../../payload-types.ts';
import type { ResolverContext } from '../context.ts';

/** How many incidents a status page and its feed tell of. */
const most = 100;

const published = (context: ResolverContext, locale: LocaleCode) =>
	context.payload.find({
		collection: 'incidents',
		where: { _status: { equals: 'published' } },
		locale,
		fallbackLocale: false,
		sort: ['-startedAt', '-id'],
		depth: 0,
		limit: most,
		pagination: false,
	});

function stepsOf({ steps }: Stored): IncidentStep[] {
	return (steps ?? [])
		.map(({ state, at, text }) => ({
			state,
			dateGmt: new Date(at).toISOString(),
			text: text ?? '',
		}))
		.sort((a, b) => a.dateGmt.localeCompare(b.dateGmt));
}

function mapIncident(stored: Stored, locale: LocaleCode): Incident {
	const steps = stepsOf(stored);
	return {
		id: String(stored.id),
		title: stored.title ?? '',
		locale,
		impact: stored.impact,
		parts: stored.parts,
		startedGmt: new Date(stored.startedAt).toISOString(),
		endedGmt: steps.find(({ state }) => state === 'resolved')?.dateGmt ?? null,
		steps,
	};
}

/** Published incidents, the latest first; one that nobody has translated is told in the default language. */
export async function readIncidents(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<Incident[]> {
	context.touch('incidents');
	const asked = await published(context, lang);
	const untold = asked.docs.some(({ title }) => !title) && lang !== defaultLocale;
	const byDefault = new Map(
		(untold ? (await published(context, defaultLocale)).docs : []).map((doc) => [doc.id, doc]),
	);
	return asked.docs.flatMap((doc) => {
		context.touch(documentTag('incident', doc.id));
		if (doc.title) return mapIncident(doc, lang);
		const other = byDefault.get(doc.id);
		return other?.title ? mapIncident(other, defaultLocale) : [];
	});
}
