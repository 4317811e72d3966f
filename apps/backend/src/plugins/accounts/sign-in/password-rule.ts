import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import type { PayloadRequest } from 'payload';
import { type Words, words } from '../../../platform/i18n/words.ts';
import { limits } from '../limits.ts';
import { fieldError } from '../responses.ts';

const { shortest, longest, leastScore } = limits.passwords;

const problems = {
	short: words(
		'A password needs at least {shortest} characters. Several words are easy to remember.',
		'En adgangskode skal have mindst {shortest} tegn. Flere ord er nemme at huske.',
		'Ein Passwort braucht mindestens {shortest} Zeichen. Mehrere Wörter lassen sich gut merken.',
		{ shortest },
	),
	long: words(
		'A password can have at most {longest} characters.',
		'En adgangskode kan højst have {longest} tegn.',
		'Ein Passwort darf höchstens {longest} Zeichen haben.',
		{ longest },
	),
	common: words(
		'This is one of the commonest passwords, or only a small step away from one. Choose another.',
		'Det er en af de mest almindelige adgangskoder eller ligger tæt på en. Vælg en anden.',
		'Das ist eines der häufigsten Passwörter oder liegt nah daran. Wählen Sie ein anderes.',
	),
} satisfies Record<string, Words>;

let estimator: ZxcvbnFactory | undefined;

/** True for the most common passwords, their usual variations, and personal data of the account. */
function isCommon(password: string, personalData: string[]): boolean {
	estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
	return estimator.check(password, personalData).score < leastScore;
}

/** The problem of a new password, or null. No composition rules, no expiry (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 2.1). */
export function passwordProblem(password: unknown, personalData: string[] = []): Words | null {
	if (typeof password !== 'string' || [...password].length < shortest) return problems.short;
	if (password.length > longest) return problems.long;
	return isCommon(password, personalData) ? problems.common : null;
}

/** Throws the problem as a validation error of the field `password`. */
export function requireGoodPassword(
	password: unknown,
	personalData: string[],
	req: PayloadRequest,
): void {
	const problem = passwordProblem(password, personalData);
	if (problem) throw fieldError(req, 'password', problem);
}
