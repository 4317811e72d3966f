import { createHash } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import { documentAtPath } from '../../content/addresses/document-at-path.ts';
import { redirectSources } from '../../content/addresses/redirect-path.ts';
import type { Redirect } from '../../payload-types.ts';
import type { Column } from '../../platform/csv/columns.ts';
import { csvProblems, type Problem } from '../../platform/csv/problem.ts';
import type { Line } from '../../platform/csv/read-csv.ts';
import type { ImportPlan } from '../../platform/csv/report-import.ts';
import { words } from '../../platform/i18n/words.ts';
import { limits } from '../../platform/limits.ts';
import { readTarget, targetCell } from './csv-target-cell.ts';
import { sourceProblem, targetProblem } from './redirect-problems.ts';
import type { RedirectData, Status, Target } from './store.ts';
import { sitePathOf, sourceOf } from './target.ts';

/** A redirect in the file that is new or differs from the stored one. */
export interface RedirectChange {
	line: number;
	existing: Redirect | undefined;
	data: RedirectData;
}

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

const isStatus = (value: unknown): value is Status =>
	['301', '302', '307', '308', '410'].some((status) => status === value);

const pathOf = (to: Target) => (to?.reference || !to?.url ? null : sitePathOf(to.url));

/** The sources of redirects that form a loop. */
function loopSources(targets: ReadonlyMap<string, string | null>): Set<string> {
	const sources = new Set<string>();
	for (const from of targets.keys()) {
		const visited = new Set<string>();
		let at: string | undefined = from;
		while (at && !visited.has(at)) {
			visited.add(at);
			const target = targets.get(at);
			at = target ? redirectSources(target).find((one) => targets.has(one)) : undefined;
		}
		if (at === from) sources.add(from);
	}
	return sources;
}

type ParsedLine = { cells: Record<string, string>; data: RedirectData } | { problems: Problem[] };

async function readLine(
	req: PayloadRequest,
	{ line, texts }: Line<Column>,
	stored: ReadonlyMap<string, Redirect>,
): Promise<ParsedLine> {
	const problems: Problem[] = [];
	const cells: Record<string, string> = {};
	for (const [column, text] of texts) {
		// The columns of redirects do not need the price list.
		const reading = column.read(text, undefined);
		if ('problem' in reading)
			problems.push({ line, column: column.name, message: reading.problem });
		else cells[column.name] = String(reading.value ?? '');
	}
	const addProblem = (column: string, message: Problem['message']) =>
		problems.push({ line, column, message });
	const { from: source = '', to: cell = '', locale = '', status } = cells;
	const from = sourceOf(source);
	const before = stored.get(from);
	const sourceFault = source === '' || before ? null : sourceProblem(from);
	if (sourceFault) addProblem('from', sourceFault);
	else if (source !== '' && (await documentAtPath(req, from))) addProblem('from', messages.live);
	const isGone = status === '410' && cell === '';
	const target = cell === '' ? null : await readTarget(req, cell, locale);
	// A redirect that does not change is no problem of this file.
	const isNewUrl = target?.to?.url && target.to.url !== before?.to?.url;
	const targetFault = isNewUrl ? targetProblem(cell) : null;
	if (targetFault) addProblem('to', targetFault);
	if (!target && !isGone && problems.length === 0)
		addProblem('to', cell === '' ? csvProblems.required : messages.nowhere);
	if (problems.length > 0 || !isStatus(status)) return { problems };
	const { to, locale: lang } = target ?? { to: {}, locale: 'en' as const };
	return { cells, data: { from, to, locale: lang, status } };
}

/** Compares the lines of a file with the existing redirects. Redirects that are not in the file do not change. */
export async function planRedirects(
	req: PayloadRequest,
	lines: readonly Line<Column>[],
	existing: readonly Redirect[],
): Promise<ImportPlan<RedirectChange>> {
	const plan = {
		changes: [] as RedirectChange[],
		marked: 0,
		unchanged: 0,
		problems: [] as Problem[],
	};
	const redirects = new Map(existing.map((redirect) => [redirect.from, redirect]));
	const targets = new Map(existing.map(({ from, to }) => [from, pathOf(to)]));
	const lineBySource = new Map<string, number>();
	for (const line of lines) {
		if (plan.problems.length >= limits.prices.reportedErrors) break;
		const result = await readLine(req, line, redirects);
		if ('problems' in result) {
			plan.problems.push(...result.problems);
			continue;
		}
		const { data, cells } = result;
		const first = lineBySource.get(data.from);
		if (first !== undefined) {
			const message = csvProblems.duplicate(first);
			plan.problems.push({ line: line.line, column: 'from', message });
			continue;
		}
		lineBySource.set(data.from, line.line);
		targets.set(data.from, data.status === '410' ? null : pathOf(data.to));
		const before = redirects.get(data.from);
		const isSame =
			before?.status === data.status &&
			(await targetCell(req, before.to, before.locale)) === cells.to;
		if (isSame) plan.unchanged += 1;
		else plan.changes.push({ line: line.line, existing: before, data });
	}
	const loops = loopSources(targets);
	for (const { line, data } of plan.changes)
		if (loops.has(data.from)) plan.problems.push({ line, column: 'to', message: messages.loop });
	const digest = createHash('sha256').update(
		JSON.stringify(
			plan.changes.map(({ existing, data }) => [existing?.id, existing?.updatedAt, data]),
		),
	);
	return { ...plan, digest: digest.digest('base64url') };
}
