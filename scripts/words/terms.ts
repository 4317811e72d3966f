import type { LocaleCode } from '@website/contracts/locales';

/** A term to avoid in texts of a language, and the term to use instead. */
export interface Term {
	avoid: RegExp;
	use: string;
}

/** A time of day with a dot, but no decimal number, date or version. */
const timeWithDot = /(?<![\d.,€$/])([01]?\d|2[0-3])\.[0-5]\d(?!\d|[.,]\d|\.,|\s?%)/;
const timeWithColon = /(?<![\dT:+"])([01]?\d|2[0-3]):[0-5]\d(?![:\d])/;

/** Typographic quotation marks other than the language's own, except in a table row that lists characters. */
const quotesBut = (own: string): RegExp =>
	new RegExp(`^(?!\\| ’).*[${[...'“”„»«'].filter((mark) => !own.includes(mark)).join('')}]`);

/** One term for each thing, both in content and in the interface. Danish: "I" for a company, "du" for a person. German: "Sie". */
export const terms: Record<LocaleCode, readonly Term[]> = {
	en: [
		{ avoid: timeWithDot, use: '14:35' },
		{ avoid: /\d ?[ap]\.?m\.?(?!\w)/, use: '14:35' },
		{ avoid: /\d %/, use: '20%' },
		{ avoid: quotesBut('“”'), use: '“…”' },
		{ avoid: /block(ing)? ?list/i, use: 'suppression list' },
		{ avoid: /(?<!\w)(an?|the|this|every|in|by|confirmation) mails?(?!\w)/i, use: 'e-mail' },
		{ avoid: /log-?in[- ]code/i, use: 'sign-in code' },
		{ avoid: /subprocessor/i, use: 'sub-processor' },
		{ avoid: /short number/i, use: 'short code' },
		{ avoid: /(?<=\p{L})'(?=(s|t|re|ve|ll|d|m)(?!\p{L}))/u, use: '’' },
	],
	da: [
		{ avoid: timeWithColon, use: 'kl. 14.35' },
		{ avoid: /(?<=\p{L})'{1,2}(?=(er|en|et|erne|ens|s)(?!\p{L}))/u, use: '’' },
		{ avoid: quotesBut('»«'), use: '»…«' },
		{ avoid: /(?<!\p{L})(mobil)?operatør/iu, use: 'teleselskab' },
		{ avoid: /mobilselskab/i, use: 'teleselskab' },
		{ avoid: /login-kode/i, use: 'loginkode' },
		{ avoid: /double opt-in/i, use: 'dobbelt opt-in' },
		{ avoid: /(DNS|CNAME|TXT)-record/i, use: 'DNS-post, CNAME-post, TXT-post' },
		{ avoid: /(?<![\w-])(e)?mojis\b/i, use: 'emojier' },
		{ avoid: /passkey/i, use: 'adgangsnøgle' },
		{ avoid: /API['’]et/, use: 'API’en' },
		{ avoid: /sms[ -]pump(ning| )/i, use: 'sms-pumping' },
		{ avoid: /(?<![\w-])mails(?!\w)|(denne|en|med) mail(?!\w)/, use: 'e-mail' },
		{ avoid: /e-databeskyttelsesdirektiv/i, use: 'ePrivacy-direktivet' },
		{ avoid: /meldt? sig fra|kunne melde fra/, use: 'afmeldt sig' },
		{ avoid: /sms-markedsføring/i, use: 'sms-marketing' },
		{ avoid: /leveringsprocent/i, use: 'leveringsrate' },
		{ avoid: /postudbyder/i, use: 'mailudbyder' },
		{ avoid: /(?<!, )website|websted/i, use: 'hjemmeside' },
		{ avoid: /(bekræftet|kontrolleret) afsender/i, use: 'verificeret afsender' },
		{ avoid: /framelding/i, use: 'afmelding' },
		{ avoid: /kort nummer/i, use: 'kortnummer' },
		{ avoid: /nøgleord/i, use: 'kodeord' },
	],
	de: [
		{ avoid: timeWithDot, use: '14:35 Uhr' },
		{ avoid: quotesBut('„“'), use: '„…“' },
		{ avoid: /(?<!\p{L})Vorwahl/u, use: 'Präfix, Ländervorwahl' },
		{ avoid: /Zustellquote/, use: 'Zustellrate' },
		{ avoid: /(?<![\p{L}-]|Apple )Mails?(?![\p{L}-])/u, use: 'E-Mail' },
		{ avoid: /Einlösequote/, use: 'Eingabequote' },
		{ avoid: /Schlüssel(wort|wörter)|Stich(wort|wörter)/, use: 'Keyword' },
		{ avoid: /(?<!\p{L})je (?=[A-ZÄÖÜ])/u, use: 'pro' },
		{ avoid: /(?<!\p{L})(Mobilfunkanbieter|Operator(en)?)(?!\p{L})/u, use: 'Netzbetreiber' },
		{ avoid: /Login-?Code|Einmalpass/i, use: 'Anmeldecode, Einmalcode' },
		{ avoid: /Marktpraktikengesetz/, use: 'Marketinggesetz' },
		{ avoid: /Rückfallebene|Ersatzweg|SMS-Ersatz/, use: 'Ausweichkanal' },
		{ avoid: /Kundenbetreuung/, use: 'Kundenteam' },
		{ avoid: /(?<!\p{L})(Kennung|Ids?)(?!\p{L})/u, use: 'ID' },
		{ avoid: /(geprüfte|bestätigte)[mnrs]? Absender/, use: 'verifizierter Absender' },
		{ avoid: /Unterauftragnehmer/, use: 'Unterauftragsverarbeiter' },
	],
};
