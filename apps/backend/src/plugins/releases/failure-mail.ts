import { createLocalReq, type Payload } from 'payload';
import { z } from 'zod';
import { adminUrl, parseDocument } from '../../documents/document-ref.ts';
import type { Release, User } from '../../payload-types.ts';
import { environment } from '../../platform/environment.ts';
import { formatTime } from '../../platform/i18n/dates.ts';
import { translatorIn, words } from '../../platform/i18n/words.ts';
import { adminAddress, emailTemplate } from '../../platform/mail/email-template.ts';
import { mailTask } from '../../platform/mail/mail-task.ts';
import { parseReason, type Reason, reasonWords } from './failure.ts';
import { readMembers } from './members.ts';
import { readReleaseTitles } from './read-planned.ts';

/** The texts of the email. Placeholders: `{name}`, `{document}`, `{time}`, `{site}`. */
const texts = {
	hello: words('Hello {name},', 'Hej {name}', 'Guten Tag {name},'),
	helloWithoutName: words('Hello,', 'Hej', 'Guten Tag,'),
	subject: {
		publish: words(
			'Not published: {document}',
			'Ikke udgivet: {document}',
			'Nicht veröffentlicht: {document}',
		),
		unpublish: words(
			'Still online: {document}',
			'Stadig på nettet: {document}',
			'Noch online: {document}',
		),
	},
	what: {
		publish: words(
			'You planned to publish “{document}” on {site}, {time}. It was not published.',
			'Du havde planlagt at udgive »{document}« på {site}, {time}. Det blev ikke udgivet.',
			'Sie hatten geplant, „{document}“ auf {site} zu veröffentlichen, {time}. Das ist nicht geschehen.',
		),
		unpublish: words(
			'You planned to take “{document}” on {site} offline, {time}. Visitors still see it.',
			'Du havde planlagt at tage »{document}« på {site} af nettet, {time}. Besøgende ser det stadig.',
			'Sie hatten geplant, „{document}“ auf {site} offline zu nehmen, {time}. Besucher sehen es weiterhin.',
		),
	},
	open: words('Open it', 'Åbn', 'Öffnen'),
	hint: words(
		'The first screen of the editors’ interface lists it; there you try again or dismiss it.',
		'Det står i redaktørernes overblik; der kan du prøve igen eller fjerne det fra listen.',
		'Es steht in der Übersicht der Redaktion; dort können Sie es erneut versuchen oder verwerfen.',
	),
};

const task = 'tellPlanner';
const jobInput = z.object({ release: z.number(), details: z.array(z.string()) });

/** Queues an email to the planner of a release that failed, unless the account no longer exists. */
export async function notifyPlanner(
	payload: Payload,
	{ id }: Release,
	reason: Reason,
	details: string[],
): Promise<void> {
	if (reason === 'planner') return;
	await payload.jobs.queue({ task, queue: 'mail', input: { release: id, details } });
}

/** The planned time in the planner's time zone (UTC if it is unknown), with the zone's name. */
function plannedTime({ publishAt, timeZone: zone }: Release, language: string): string {
	const timeZone = zone ?? 'UTC';
	return `${formatTime(publishAt ?? 0, language, { timeZone, hasWeekday: true })} (${timeZone})`;
}

/** Sends the mail in the planner's language, unless somebody has changed the release since. */
async function send(payload: Payload, { release: id, details }: z.infer<typeof jobInput>) {
	const find = <Row extends object>(collection: 'releases' | 'users', row: number) =>
		payload.db.findOne<Row & { id: number }>({ collection, where: { id: { equals: row } } });
	const release = await find<Release>('releases', id);
	const planner = await find<User>('users', release?.planner ?? 0);
	const reason = parseReason(release?.failure);
	if (!release || !planner || !reason) return;
	const req = await createLocalReq({ user: { ...planner, collection: 'users' } }, payload);
	const members = await readMembers(req, id);
	const { title, place } = (await readReleaseTitles(req, members))(release);
	const action = (release.single && members[0]?.action) || 'publish';
	const { email, name } = planner;
	const language = planner.language ?? 'en';
	const t = translatorIn(language, {
		site: new URL(environment.SITE_URL).host,
		name: name ?? '',
		document: title,
		time: plannedTime(release, language),
	});
	const document = parseDocument(place);
	await payload.sendEmail(
		emailTemplate({
			to: email,
			language,
			subject: t(texts.subject[action]),
			before: [
				t(name ? texts.hello : texts.helloWithoutName),
				t(texts.what[action]),
				[t(reasonWords[reason]), ...details].join(' '),
			],
			button: {
				text: t(texts.open),
				url: document
					? adminUrl(adminAddress, document, release.languages?.[0])
					: `${adminAddress}/planned`,
			},
			after: [t(texts.hint)],
		}),
	);
}

/** Sends the email, and retries for some minutes. */
export const notifyPlannerTask = mailTask({
	slug: task,
	input: jobInput,
	inputSchema: [
		{ name: 'release', type: 'number', required: true },
		{ name: 'details', type: 'json', required: true },
	],
	send: ({ payload }, input) => send(payload, input),
	failure: 'Failed to notify a planner of a failure',
});
