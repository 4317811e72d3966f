import { documentTag } from '@website/contracts/cache-tags';
import type { Incident, IncidentStep } from '@website/contracts/content-types';
import type { LocaleCode } from '@website/contracts/locales';
import { defaultLocale, siteLocaleCodes } from '@website/contracts/site-locales';
import { showsDraft } from '../../../content/drafts/draft-view.ts';
import { titleLabel } from '../../../model/collections/incidents.ts';
import type { Incident as Stored } from '../../../payload-types.ts';
import type { ResolverContext } from '../context.ts';

/** How many incidents a status page and its feed tell of. */
const most = 100;

const latest = async (context: ResolverContext, lang: LocaleCode) =>
	(await context.reader(lang)).loaders.latestIncidents(most);

function stepsOf({ steps }: Stored): IncidentStep[] {
	return (steps ?? [])
		.map(({ state, at, text }) => ({
			state,
			dateGmt: new Date(at).toISOString(),
			text: text ?? '',
		}))
		.sort((a, b) => a.dateGmt.localeCompare(b.dateGmt));
}

function mapIncident(incident: Stored, locale: LocaleCode): Incident {
	const steps = stepsOf(incident);
	return {
		id: String(incident.id),
		title: incident.title || `[${titleLabel[locale]}]`,
		locale,
		impact: incident.impact,
		parts: incident.parts,
		startedGmt: new Date(incident.startedAt).toISOString(),
		endedGmt: steps.find(({ state }) => state === 'resolved')?.dateGmt ?? null,
		steps,
	};
}

/** The languages that tell in another's place: the default one, then whichever has words. */
const standIns = (lang: LocaleCode): LocaleCode[] =>
	[defaultLocale(), ...siteLocaleCodes().filter((code) => code !== defaultLocale())].filter(
		(code) => code !== lang,
	);

/**
 * What visitors, or those who look at a draft, are told of, the latest first. An incident that nobody has translated is told in
 * another language, the default one where it can be: it is not hidden. A draft without any title stands there with the gap marked.
 */
export async function readIncidents(
	context: ResolverContext,
	lang: LocaleCode,
): Promise<Incident[]> {
	context.touch('incidents');
	const incidents = await latest(context, lang);
	const untranslated = new Set(incidents.filter(({ title }) => !title).map(({ id }) => id));
	const substitutes = new Map<number, Incident>();
	for (const code of standIns(lang)) {
		if (untranslated.size === substitutes.size) break;
		for (const doc of await latest(context, code))
			if (untranslated.has(doc.id) && doc.title && !substitutes.has(doc.id))
				substitutes.set(doc.id, mapIncident(doc, code));
	}
	return incidents.flatMap((doc) => {
		context.touch(documentTag('incident', doc.id));
		if (doc.title) return mapIncident(doc, lang);
		const isDraft = showsDraft(context.view, `incidents:${doc.id}`, lang);
		return substitutes.get(doc.id) ?? (isDraft ? mapIncident(doc, lang) : []);
	});
}
