import { isLocaleCode, localeCodes } from '@website/contracts/locales';
import type { PayloadRequest } from 'payload';
import { documentAtPath } from '../../content/addresses/document-at-path.ts';
import { redirectSources } from '../../content/addresses/redirect-path.ts';
import type { Redirect } from '../../payload-types.ts';
import * as column from '../../platform/csv/columns.ts';
import type { CellProblem, CsvList, OpenList } from '../../platform/csv/csv-list.ts';
import { csvProblems } from '../../platform/csv/problem.ts';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { innerRequest } from '../../platform/transactions/inner-request.ts';
import { readTarget, targetCell } from './csv-target-cell.ts';
import { sourceProblem, targetProblem } from './redirect-problems.ts';
import { changeRedirect, findRedirects, type RedirectData } from './store.ts';
import { sitePathOf, sourceOf } from './target.ts';

const messages = {
	live: words(
		'A published document is at this address',
		'Et udgivet dokument ligger på denne adresse',
		'Unter dieser Adresse liegt ein veröffentlichtes Dokument',
	),
	nowhere: words(
		'Neither an address nor a document that exists',
		'Hverken en adresse eller et dokument, der findes',
		'Weder eine Adresse noch ein vorhandenes Dokument',
	),
	loop: words('Leads back to itself', 'Fører tilbage til sig selv', 'Führt zu sich selbst zurück'),
};

/** The response statuses of redirects. */
const statuses = ['301', '302', '307', '308', '410'] as const;

const pathOf = ({ to, status }: Pick<Redirect, 'to' | 'status'>): string | null =>
	status === '410' || to?.reference || !to?.url ? null : sitePathOf(to.url);

/** True if a redirect leads back to its source. */
function isLoop(from: string, targets: ReadonlyMap<string, string | null>): boolean {
	const visited = new Set<string>();
	let at: string | undefined = from;
	while (at && !visited.has(at)) {
		visited.add(at);
		const target = targets.get(at);
		at = target ? redirectSources(target).find((one) => targets.has(one)) : undefined;
	}
	return at === from;
}

async function open(req: PayloadRequest): Promise<OpenList<RedirectData, Redirect>> {
	const stored = await findRedirects(req, {});
	const bySource = new Map(stored.map((redirect) => [redirect.from, redirect]));
	return {
		stored,
		toCells: async ({ from, to, locale, status }) => ({
			from,
			to: await targetCell(req, to, locale),
			locale,
			status,
		}),
		toRow: async (cells) => {
			const from = sourceOf(String(cells.from));
			const cell = String(cells.to ?? '');
			const locale = isLocaleCode(cells.locale) ? cells.locale : 'en';
			const status = statuses.find((one) => one === cells.status) ?? '301';
			const before = bySource.get(from);
			const problems: CellProblem[] = [];
			const sourceFault = before ? null : sourceProblem(from);
			if (sourceFault) problems.push({ column: 'from', message: sourceFault });
			else if (await documentAtPath(req, from))
				problems.push({ column: 'from', message: messages.live });
			const target = cell === '' ? null : await readTarget(req, cell, locale);
			// A redirect that does not change is no problem of this file.
			const isNewUrl = target?.to?.url && target.to.url !== before?.to?.url;
			const targetFault = isNewUrl ? targetProblem(cell) : null;
			if (targetFault) problems.push({ column: 'to', message: targetFault });
			else if (!target && (cell !== '' || status !== '410'))
				problems.push({
					column: 'to',
					message: cell === '' ? csvProblems.required : messages.nowhere,
				});
			return problems.length > 0 ? problems : { from, status, ...(target ?? { to: {}, locale }) };
		},
		compare: (changes) => {
			const rows = [...stored, ...changes.map(({ row }) => row)];
			const targets = new Map(rows.map((row) => [row.from, pathOf(row)]));
			return ({ from }) => ({
				problems: isLoop(from, targets) ? [{ column: 'to', message: messages.loop }] : [],
			});
		},
		write: async (changes) => {
			for (const { before, row } of changes) {
				if (before) await changeRedirect(req, before, row);
				else
					await req.payload.create({
						collection: 'redirects',
						data: row,
						depth: 0,
						req: innerRequest(req),
					});
			}
		},
	};
}

/**
 * The CSV list of redirects: the old path; the target (a path, a URL or a document such as `pages/12`; may be empty with 410); the locale of
 * a document that is identified by its id; the status.
 */
export const redirectList: CsvList<RedirectData, Redirect> & { slug: 'redirects' } = {
	slug: 'redirects',
	columns: [
		column.text('from', true),
		column.text('to', false, 2000),
		column.choice('locale', localeCodes),
		column.choice('status', statuses),
	],
	key: ['from'],
	maxLines: limits.redirects.importLines,
	open,
};
