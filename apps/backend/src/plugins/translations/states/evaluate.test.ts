import type { LocaleCode } from '@website/contracts/locales';
import { describe, expect, it } from 'vitest';
import {
	evaluate,
	perLanguage,
	type StateRecords,
	sourceLanguage,
	type TextHashes,
} from './evaluate.ts';

const noTexts: TextHashes = { newest: null, published: null };
const now = (states: Partial<Record<LocaleCode, TextHashes>>) =>
	perLanguage((code) => states[code] ?? noTexts);
const live = (hash: string): TextHashes => ({ newest: hash, published: hash });
const recorded: StateRecords = {
	en: { own: 'e1', translatedFrom: null },
	da: { own: 'd1', translatedFrom: 'e1' },
};

describe('the source language', () => {
	it('is the first language with texts', () => {
		expect(sourceLanguage(now({ da: live('d'), en: live('e') }), null)).toBe('en');
		expect(sourceLanguage(now({ da: live('d') }), null)).toBe('da');
		expect(sourceLanguage(now({}), null)).toBeNull();
	});

	it('stays the same when a translation is added, and changes when its texts are removed', () => {
		expect(sourceLanguage(now({ da: live('d'), en: live('e') }), 'da')).toBe('da');
		expect(sourceLanguage(now({ en: live('e') }), 'da')).toBe('en');
	});
});

describe('a translation', () => {
	it('is missing, a draft or published', () => {
		const evaluation = evaluate(
			now({ en: live('e1'), da: { newest: 'd1', published: null } }),
			{},
			'en',
		);
		expect(evaluation.en.state).toBe('published');
		expect(evaluation.da.state).toBe('draft');
		expect(evaluation.de.state).toBe('missing');
	});

	it('becomes outdated when the changed source is published, not when its draft changes', () => {
		const changedDraft = now({ en: { newest: 'e2', published: 'e1' }, da: live('d1') });
		expect(evaluate(changedDraft, recorded, 'en').da.outdated).toBe(false);
		const changedSource = now({ en: live('e2'), da: live('d1') });
		expect(evaluate(changedSource, recorded, 'en').da).toMatchObject({
			state: 'published',
			outdated: true,
			published: true,
		});
	});

	it('becomes outdated when the draft of an unpublished source changes', () => {
		const drafts = now({
			en: { newest: 'e2', published: null },
			da: { newest: 'd1', published: null },
		});
		expect(evaluate(drafts, recorded, 'en').da).toMatchObject({ state: 'draft', outdated: true });
	});

	it('is up to date again when it is changed or confirmed, or when the source is reverted', () => {
		const changed = evaluate(now({ en: live('e2'), da: live('d2') }), recorded, 'en');
		expect(changed.da).toMatchObject({ outdated: false, translatedFrom: 'e2' });
		const same = now({ en: live('e2'), da: live('d1') });
		expect(evaluate(same, recorded, 'en', new Set(['da'])).da.outdated).toBe(false);
		expect(evaluate(now({ en: live('e1'), da: live('d1') }), recorded, 'en').da.outdated).toBe(
			false,
		);
	});

	it('stays up to date when the draft from which it was translated is published', () => {
		const draftEvaluation = evaluate(
			now({ en: { newest: 'e2', published: 'e1' }, da: { newest: 'd2', published: 'd1' } }),
			recorded,
			'en',
		);
		const laterRecords: StateRecords = { en: draftEvaluation.en, da: draftEvaluation.da };
		expect(evaluate(now({ en: live('e2'), da: live('d2') }), laterRecords, 'en').da.outdated).toBe(
			false,
		);
	});

	it('is up to date with the current source after it was emptied and written again', () => {
		const emptied = evaluate(now({ en: live('e1') }), recorded, 'en');
		expect(emptied.da).toMatchObject({
			state: 'missing',
			outdated: false,
			translatedFrom: null,
		});
		const refilled = evaluate(now({ en: live('e2'), da: live('d1') }), { ...emptied }, 'en');
		expect(refilled.da).toMatchObject({ state: 'published', outdated: false });
	});
});
