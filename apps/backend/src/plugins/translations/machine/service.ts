import type { LocaleCode } from '@website/contracts/locales';

/** Why a translation service did not translate. */
export type ServiceProblem = 'refused' | 'usedUp' | 'unreachable';

export class TranslationServiceError extends Error {
	readonly problem: ServiceProblem;
	constructor(problem: ServiceProblem, cause: unknown) {
		super(`The translation service failed: ${problem}`, { cause });
		this.problem = problem;
	}
}

/** Translates passages, each XML with inline codes that stay; as many come back, in the same order. */
export type TranslationService = (
	passages: readonly string[],
	source: LocaleCode,
	target: LocaleCode,
) => Promise<string[]>;
