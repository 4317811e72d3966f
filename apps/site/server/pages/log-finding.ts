import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import type { ContentFinding } from './application.ts';

/** Logs which parts of an operation the content endpoint does not accept, or which invalid parts of a response were omitted. */
export function logFinding(finding: ContentFinding, url: string, logger: Logger): void {
	if ('adapted' in finding) {
		const { missing, refusal, form } = finding.adapted;
		logger.warn(
			{
				operation: finding.operation,
				missing: missing.slice(0, limits.content.maxLoggedProblems),
				count: missing.length,
				refusal: refusal.slice(0, limits.content.maxLoggedProblems),
			},
			form
				? 'the content endpoint does not accept parts of an operation'
				: 'the content endpoint does not accept an operation',
		);
		return;
	}
	const { operation, leftOut } = finding;
	logger.warn(
		{
			operation,
			url,
			leftOut: leftOut.slice(0, limits.content.maxLoggedProblems),
			count: leftOut.length,
		},
		'parts of a response of the content endpoint violate the contract and were omitted',
	);
}
