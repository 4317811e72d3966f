/** Names and abbreviations that are the same in every language, and are not translated. */
const terms =
	'SMS RCS MMS GSM-7 UCS-2 MCC-MNC A2P P2A OTP TOTP EUR DKK API GraphQL OpenAPI REST JSON YAML CSV XML HTML URL HTTP HTTPS JavaScript WordPress DeepL Excel HandBrake Lottie PNG JPEG WebP SVG AVIF PDF MP4 H.264 AAC GIF WebVTT ID ISO';

/** What a translation keeps: escape sequences, `${values}`, `{placeholders}`, tags, and the terms. */
export const keptParts = new RegExp(
	`\\\\(?:u[\\da-fA-F]{4}|.)|\\$\\{(?:[^{}]|\\{[^{}]*\\})*\\}|\\{\\{?\\w+\\}?\\}|</?\\w+ ?/?>|(?<![\\p{L}\\d])(?:${terms.replaceAll('.', '\\.').replaceAll(' ', '|')})(?![\\p{L}\\d])`,
	'gu',
);

/** True for a text with words, apart from what a translation keeps. */
export const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replace(keptParts, ''));
