import type { Payload } from 'payload';
import type { Line, LineContext } from '../../documents/dashboard.ts';
import { adminUrl } from '../../documents/document-ref.ts';
import { type Reason, reasonWords } from '../../documents/plans/reasons.ts';
import { storedPlans } from '../../documents/plans/stored-plans.ts';
import { membersOf } from '../../documents/releases/release-members.ts';
import { dashboardWords } from './words.ts';

/** A release that is not published yet. */
export interface OpenReleaseState {
	id: number;
	title: string;
	/** How many documents it has, without those that were published apart. */
	documents: number;
	/** When it is planned for; ISO 8601. */
	plannedAt: string | null;
	/** Why it was not published at its time. */
	failure: Reason | null;
	/** The plan that failed, which may be tried again. */
	failedPlan: number | string | null;
	changedAt: string;
}

/** Releases that wait: those that failed first, then by their planned time, then the one that was changed last. */
export async function readReleases(payload: Payload, limit: number): Promise<OpenReleaseState[]> {
	const [{ docs }, plans] = await Promise.all([
		payload.find({
			collection: 'releases',
			where: { publishedAt: { exists: false } },
			sort: '-updatedAt',
			depth: 0,
			pagination: false,
		}),
		storedPlans(payload),
	]);
	const open = docs.map(({ id, title, updatedAt }) => {
		const own = plans.filter(({ plan: { document, type } }) => {
			const isOfIt = document.slug === 'releases' && document.kind === 'collection';
			return isOfIt && String(document.id) === String(id) && type === 'publish';
		});
		const failed = own.find(({ failure }) => failure !== null);
		const waiting = own.find(({ failure }) => failure === null);
		return {
			id,
			title,
			plannedAt: waiting?.plan.at ?? failed?.plan.at ?? null,
			failure: failed?.failure ?? null,
			failedPlan: failed?.id ?? null,
			changedAt: updatedAt,
		};
	});
	const first = open
		.toSorted((one, other) => {
			const rank = ({ failure, plannedAt }: typeof one) => (failure ? '' : (plannedAt ?? '~'));
			return rank(one).localeCompare(rank(other), 'en');
		})
		.slice(0, limit);
	return Promise.all(
		first.map(async (release) => {
			const members = await membersOf({ payload }, release.id);
			const documents = members.filter(({ publishedAt }) => publishedAt === null).length;
			return { ...release, documents };
		}),
	);
}

/** A release: how many documents it has, when it is planned for, and why it failed. */
export function releaseLine(release: OpenReleaseState, said: LineContext): Line {
	const { id, title, documents, plannedAt, failure, failedPlan, changedAt } = release;
	const state =
		failure !== null
			? dashboardWords.releaseFailed
			: plannedAt === null
				? dashboardWords.releaseOpen
				: dashboardWords.planned;
	return {
		key: `release-${id}`,
		title,
		href: adminUrl(said.admin, { kind: 'collection', slug: 'releases', id }),
		about: `${said.t(dashboardWords.documents)}: ${documents} · ${said.t(state)}`,
		time: plannedAt ?? changedAt,
		states: [],
		reason: failure && said.t(reasonWords[failure]),
		failed: failedPlan === null ? null : { plan: failedPlan },
	};
}
