import type { LocaleCode } from '@website/contracts/locales';
import { describe, expect, it } from 'vitest';
import { perLanguage } from '../texts/per-language.ts';
import { judge, type LanguageNow, type Recorded, sourceLanguage } from './rule.ts';

const nothing: LanguageNow = { newest: null, published: null };
const now = (states: Partial<Record<LocaleCode, LanguageNow>>) =>
	perLanguage((code) => states[code] ?? nothing);
const live = (hash: string): LanguageNow => ({ newest: hash, published: hash });
const recorded: Recorded = {
	en: { own: 'e1', translatedFrom: null },
	da: { own: 'd1', translatedFrom: 'e1' },
};

describe('the source', () => {
	it('is the default language of what has several, and the one it was written in otherwise', () => {
		expect(sourceLanguage(now({ da: live('d'), en: live('e') }), null)).toBe('en');
		expect(sourceLanguage(now({ da: live('d') }), null)).toBe('da');
		expect(sourceLanguage(now({}), null)).toBeNull();
	});

	it('stays what it was when a translation comes, and changes when its words are gone', () => {
		expect(sourceLanguage(now({ da: live('d'), en: live('e') }), 'da')).toBe('da');
		expect(sourceLanguage(now({ en: live('e') }), 'da')).toBe('en');
	});
});

describe('a translation', () => {
	it('is missing, a draft or published', () => {
		const judged = judge(now({ en: live('e1'), da: { newest: 'd1', published: null } }), {}, 'en');
		expect(judged.en.state).toBe('published');
		expect(judged.da.state).toBe('draft');
		expect(judged.de.state).toBe('missing');
	});

	it('is outdated once a changed source is published, not while it is rewritten', () => {
		const rewriting = now({ en: { newest: 'e2', published: 'e1' }, da: live('d1') });
		expect(judge(rewriting, recorded, 'en').da.outdated).toBe(false);
		const rewritten = now({ en: live('e2'), da: live('d1') });
		expect(judge(rewritten, recorded, 'en').da).toMatchObject({
			state: 'published',
			outdated: true,
			published: true,
		});
	});

	it('of what was never published is outdated by the draft', () => {
		const drafts = now({
			en: { newest: 'e2', published: null },
			da: { newest: 'd1', published: null },
		});
		expect(judge(drafts, recorded, 'en').da).toMatchObject({ state: 'draft', outdated: true });
	});

	it('is up to date again when it is changed, confirmed, or the source is as it was', () => {
		const changed = judge(now({ en: live('e2'), da: live('d2') }), recorded, 'en');
		expect(changed.da).toMatchObject({ outdated: false, translatedFrom: 'e2' });
		const same = now({ en: live('e2'), da: live('d1') });
		expect(judge(same, recorded, 'en', new Set(['da'])).da.outdated).toBe(false);
		expect(judge(now({ en: live('e1'), da: live('d1') }), recorded, 'en').da.outdated).toBe(false);
	});

	it('made ahead from a draft holds when that is published', () => {
		const ahead = judge(
			now({ en: { newest: 'e2', published: 'e1' }, da: { newest: 'd2', published: 'd1' } }),
			recorded,
			'en',
		);
		const then: Recorded = { en: ahead.en, da: ahead.da };
		expect(judge(now({ en: live('e2'), da: live('d2') }), then, 'en').da.outdated).toBe(false);
	});

	it('that was emptied and written again is translated from what the source is then', () => {
		const emptied = judge(now({ en: live('e1') }), recorded, 'en');
		expect(emptied.da).toMatchObject({
			state: 'missing',
			outdated: false,
			translatedFrom: null,
		});
		const again = judge(now({ en: live('e2'), da: live('d1') }), { ...emptied }, 'en');
		expect(again.da).toMatchObject({ state: 'published', outdated: false });
	});
});
