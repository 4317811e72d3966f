import type { LocaleCode } from '@website/contracts/locales';

/** Why a translation service failed. */
export type ServiceProblem = 'refused' | 'usedUp' | 'unreachable';

export class TranslationServiceError extends Error {
	readonly problem: ServiceProblem;
	constructor(problem: ServiceProblem, cause: unknown) {
		super(`The translation service failed: ${problem}`, { cause });
		this.problem = problem;
	}
}

/** Translates passages. Each is XML whose inline codes are kept. Resolves to as many passages, in the same order. */
export type TranslationService = (
	passages: readonly string[],
	source: LocaleCode,
	target: LocaleCode,
) => Promise<string[]>;
