import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import type { ContentFinding } from './application.ts';

/** Logs which operations the content endpoint supports, or which invalid parts of a response were omitted. */
export function logFinding(finding: ContentFinding, url: string, logger: Logger): void {
	if ('set' in finding) {
		const { set } = finding;
		if (set.name === 'complete') logger.info('the content endpoint offers the whole contract');
		else
			logger.warn(
				{ refusal: set.refusal.slice(0, limits.content.maxLoggedProblems) },
				'the content endpoint gets only the operations of the specification, because it rejects the others',
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
