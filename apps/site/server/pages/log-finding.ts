import type { Logger } from '../observing/logger.ts';
import { limits } from '../settings/limits.ts';
import type { ContentFinding } from './application.ts';

/** Logs which operations the content endpoint gets after it rejected one, or which invalid parts of a response were omitted. */
export function logFinding(finding: ContentFinding, url: string, logger: Logger): void {
	const { maxLoggedProblems } = limits.content;
	if ('set' in finding) {
		const { level, missing, refusal } = finding.set;
		const details = {
			operations: level,
			missing: missing.slice(0, maxLoggedProblems),
			count: missing.length,
			refusal: refusal.slice(0, maxLoggedProblems),
		};
		if (missing.length > 0)
			logger.error(details, 'the content endpoint lacks parts of the specification');
		else logger.warn(details, 'the content endpoint rejected an operation and gets others');
		return;
	}
	const { operation, leftOut } = finding;
	logger.warn(
		{
			operation,
			url,
			leftOut: leftOut.slice(0, maxLoggedProblems),
			count: leftOut.length,
		},
		'parts of a response of the content endpoint violate the contract and were omitted',
	);
}
