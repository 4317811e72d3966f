import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import type { ContentFinding } from './application.ts';

/** Logs what the content endpoint lacks, or what was left out of a response. */
export function logFinding(finding: ContentFinding, url: string, logger: Logger): void {
	if ('lacks' in finding) {
		const { operation, without, isAbsent } = finding.lacks;
		const message = isAbsent
			? 'the content endpoint does not have an operation; the site does without it'
			: without.length > 0
				? 'the content endpoint does not offer every field; the site does without them'
				: 'the content endpoint now offers every field of an operation';
		logger.warn({ operation, without }, message);
		return;
	}
	const { operation, leftOut } = finding;
	logger.warn(
		{
			operation,
			url,
			leftOut: leftOut.slice(0, limits.content.loggedMisfits),
			count: leftOut.length,
		},
		'parts of an answer of the content endpoint do not fit the contract and were left out',
	);
}
