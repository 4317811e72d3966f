import type { Payload } from 'payload';
import { adminUrl } from '../../documents/document-ref.ts';
import { readMembers } from '../releases/api.ts';
import { type Reason, reasonWords, storedPlans } from '../scheduled-publishing/api.ts';
import type { DashboardLine, LineContext } from './dashboard-lists.ts';
import { dashboardWords } from './words.ts';

/** An unpublished release. */
export interface OpenReleaseState {
	id: number;
	title: string;
	/** The number of its documents, without those that were published separately. */
	documents: number;
	/** The planned time, ISO 8601. */
	plannedAt: string | null;
	/** Why its planned publishing failed. */
	failure: Reason | null;
	/** The id of the failed plan, for a retry. */
	failedPlan: number | string | null;
	changedAt: string;
}

/** Reads unpublished releases: failed ones first, then by planned time, then by the latest change. */
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
		const releasePlans = plans.filter(({ plan: { document, type } }) => {
			const isRelease = document.slug === 'releases' && document.kind === 'collection';
			return isRelease && String(document.id) === String(id) && type === 'publish';
		});
		const failed = releasePlans.find(({ failure }) => failure !== null);
		const pending = releasePlans.find(({ failure }) => failure === null);
		return {
			id,
			title,
			plannedAt: pending?.plan.at ?? failed?.plan.at ?? null,
			failure: failed?.failure ?? null,
			failedPlan: failed?.id ?? null,
			changedAt: updatedAt,
		};
	});
	const sorted = open
		.toSorted((a, b) => {
			const rank = ({ failure, plannedAt }: typeof a) => (failure ? '' : (plannedAt ?? '~'));
			return rank(a).localeCompare(rank(b), 'en');
		})
		.slice(0, limit);
	return Promise.all(
		sorted.map(async (release) => {
			const members = await readMembers({ payload }, release.id);
			const documents = members.filter(({ publishedAt }) => publishedAt === null).length;
			return { ...release, documents };
		}),
	);
}

/** The line of a release: its number of documents, its planned time, and why it failed. */
export function releaseLine(release: OpenReleaseState, context: LineContext): DashboardLine {
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
		href: adminUrl(context.admin, { kind: 'collection', slug: 'releases', id }),
		about: `${context.t(dashboardWords.documents)}: ${documents} · ${context.t(state)}`,
		time: plannedAt ?? changedAt,
		states: [],
		reason: failure && context.t(reasonWords[failure]),
		failed: failedPlan === null ? null : { plan: failedPlan },
	};
}
