import type { LocaleCode } from '@website/contracts/locales';
import { APIError, type PayloadRequest } from 'payload';
import { parseTextDocument } from '../../documents/text-document.ts';
import type { Release } from '../../payload-types.ts';
import { translator, type Words, words } from '../../platform/i18n/words.ts';
import { lockDocument } from '../../platform/transactions/advisory-lock.ts';
import { inTransaction } from '../../platform/transactions/in-transaction.ts';
import { kindOf } from '../publish-checks/api.ts';
import { readTitles } from '../references/api.ts';
import {
	addMember,
	createMember,
	findMembers,
	notifyMembers,
	readMembers,
	type StoredMember,
} from './members.ts';
import { releaseKey } from './preview-paths.ts';
import { deleteRelease, dryRun, publishRelease, releaseById } from './publish.ts';

/** The task's slug in the queue, the same as that of Payload's own task. */
export const releaseTask = 'schedulePublish';

const texts = {
	past: words(
		'Choose a time in the future.',
		'Vælg et tidspunkt i fremtiden.',
		'Bitte einen Zeitpunkt in der Zukunft wählen.',
	),
	taken: words(
		'At this time, another plan already changes the same document in the same language. Choose another time, or cancel that plan.',
		'På dette tidspunkt ændrer en anden plan allerede det samme dokument på det samme sprog. Vælg et andet tidspunkt, eller annullér den plan.',
		'Zu dieser Zeit ändert schon ein anderer Plan dasselbe Dokument in derselben Sprache. Wählen Sie eine andere Zeit, oder brechen Sie jenen Plan ab.',
	),
	locked: words(
		'The release is planned. Cancel its time to change it.',
		'Den samlede udgivelse er planlagt. Annullér tidspunktet for at ændre den.',
		'Das Release ist geplant. Brechen Sie den Plan ab, um es zu ändern.',
	),
	published: words(
		'The release is already published.',
		'Den samlede udgivelse er allerede udgivet.',
		'Das Release ist bereits veröffentlicht.',
	),
};

const refuse = (req: PayloadRequest, text: Words, status: number) =>
	new APIError(translator(req)(text), status, null, true);

/** A release with a time, and one of its members. */
export interface Scheduled {
	release: Release & { publishAt: string };
	member: StoredMember;
}

/** The waiting and failed plans of a document, the earliest first. */
export async function readScheduled(
	req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
	target: string,
): Promise<Scheduled[]> {
	const members = await findMembers(req, { target: { equals: target } });
	const { transactionID } = req;
	const { docs } = await req.payload.find({
		collection: 'releases',
		where: {
			and: [{ id: { in: members.map(({ release }) => release) } }, { publishAt: { exists: true } }],
		},
		sort: 'publishAt',
		depth: 0,
		pagination: false,
		...(transactionID === undefined ? {} : { req: { transactionID } }),
	});
	return docs.flatMap((release) => {
		const member = members.find((one) => one.release === release.id);
		const { publishAt } = release;
		return member && publishAt ? [{ release: { ...release, publishAt }, member }] : [];
	});
}

const sharesLanguage = (one: Release, other: Release) =>
	!one.languages?.length ||
	!other.languages?.length ||
	one.languages.some((code) => other.languages?.includes(code));

/** Throws 409 if another release changes one of the documents in one of the languages at this time. Locks the documents first. */
async function rejectConflicts(req: PayloadRequest, release: Release, at: string): Promise<void> {
	const targets = (await readMembers(req, release.id)).map(({ target }) => target).sort();
	for (const target of targets) {
		await lockDocument(req, target);
		const isTaken = (await readScheduled(req, target)).some(
			({ release: other }) =>
				other.id !== release.id &&
				!other.failure &&
				Date.parse(other.publishAt) === Date.parse(at) &&
				sharesLanguage(release, other),
		);
		if (isTaken) throw refuse(req, texts.taken, 409);
	}
}

interface Time {
	/** ISO 8601 in UTC. */
	at: string;
	/** The time zone of the planner (IANA), for mails. */
	timeZone: string | null;
}

async function setTime(req: PayloadRequest, release: Release, { at, timeZone }: Time) {
	const { db, jobs } = req.payload;
	if (Date.parse(at) <= Date.now()) throw refuse(req, texts.past, 400);
	await lockDocument(req, releaseKey(release));
	await rejectConflicts(req, release, at);
	const planner = req.user?.id ?? null;
	// The adapter needs the whole row to write a list.
	const current = await releaseById(req, release.id);
	const { languages } = release;
	const data = { ...current, languages, publishAt: at, timeZone, planner, failure: null };
	await db.updateOne({ collection: 'releases', id: release.id, data, req });
	const input = { release: release.id, at };
	await jobs.queue({ task: releaseTask, input, waitUntil: new Date(at), req });
	await notifyMembers(req, release.id);
}

/** Replaces the content of a failed plan of one document by the newest draft, in which the errors are corrected. */
async function takeNewestDraft(req: PayloadRequest, { id, single, failure }: Release) {
	if (!single || !failure) return;
	for (const member of await readMembers(req, id))
		await addMember(req, id, await createMember(req, member.target, member));
}

/**
 * Plans a release, or changes its time. Throws if the time is in the past, if another release changes one of its documents then, or if
 * publishing it now would be rejected.
 */
export async function schedule(req: PayloadRequest, release: Release, time: Time): Promise<void> {
	if (release.publishedAt) throw refuse(req, texts.published, 409);
	await dryRun(req, async (trial) => {
		await takeNewestDraft(trial, release);
		await publishRelease(trial, release);
	});
	await inTransaction(req, async () => {
		await takeNewestDraft(req, release);
		await setTime(req, release, time);
	});
}

interface SinglePlan extends Time {
	target: string;
	action: 'publish' | 'unpublish';
	languages: LocaleCode[];
	leads: string | null;
}

/** Plans one document: a release with a single member. Later changes of the draft are not published. Throws like `schedule`. */
export async function scheduleDocument(
	req: PayloadRequest,
	{ target, action, languages, leads, ...time }: SinglePlan,
): Promise<Release> {
	const member = await createMember(req, target, { action, leads });
	const document = parseTextDocument(target);
	const titles = document && (await readTitles(req, [document]));
	const title = titles?.get(target) || (document && kindOf(req, document)) || target;
	const create = async (inner: PayloadRequest): Promise<Release> => {
		const data = { title, languages, single: true };
		const { id } = await inner.payload.db.create({ collection: 'releases', data, req: inner });
		await addMember(inner, Number(id), member);
		return releaseById(inner, Number(id));
	};
	await dryRun(req, async (trial) => publishRelease(trial, await create(trial)));
	return inTransaction(req, async () => {
		const release = await create(req);
		await setTime(req, release, time);
		return release;
	});
}

/** Takes a planned release, or one that failed, off the plan. One with a single member is deleted. */
export async function cancelRelease(req: PayloadRequest, release: Release): Promise<void> {
	await inTransaction(req, async () => {
		await lockDocument(req, releaseKey(release));
		const { single, publishedAt } = await releaseById(req, release.id);
		if (publishedAt) throw refuse(req, texts.published, 409);
		if (single) return deleteRelease(req, release);
		const data = { publishAt: null, failure: null };
		await req.payload.db.updateOne({ collection: 'releases', id: release.id, data, req });
		await notifyMembers(req, release.id);
	});
}

/** Publishes a release now. A failed plan of one document publishes its newest draft. */
export async function publishNow(req: PayloadRequest, release: Release) {
	return inTransaction(req, async () => {
		await takeNewestDraft(req, release);
		return publishRelease(req, release);
	});
}

/** Throws 409 if a release waits for its time: what it publishes was checked when it was planned. */
export function requireOpen(req: PayloadRequest, release: Release): void {
	if (release.publishAt && !release.failure) throw refuse(req, texts.locked, 409);
}

/** Deletes the plans of a permanently deleted document. */
export async function deletePlans(req: PayloadRequest, target: string): Promise<void> {
	for (const { release } of await readScheduled(req, target))
		if (release.single) await deleteRelease(req, release);
}

const message = words(
	'Publications are planned with “Schedule …” beside the form.',
	'Udgivelser planlægges med »Planlæg …« ved formularen.',
	'Veröffentlichungen werden mit „Planen …“ am Formular geplant.',
);

/**
 * Replaces Payload's server function that queues and deletes plans (`@payloadcms/ui/dist/utilities/schedulePublishHandler.js`). Payload's
 * checks neither rights nor the checklist, and every signed-in user could call it by name although no screen does.
 */
export const rejectSchedulePublish = async ({ req }: { req: PayloadRequest }) => ({
	error: translator(req)(message),
});
