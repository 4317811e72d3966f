import { randomUUID } from 'node:crypto';
import type { PageDocument } from '#shared/http/render-record.ts';
import { usesConsentMode } from '#shared/settings/third-parties.ts';
import consentDefaults from '~/features/third-party/consent/consent-defaults.ts?inline-script';
import { type PageSettings, pageSettingsId } from '~/settings/page-settings';
import bootScript from './boot.ts?inline-script';
import copyContentToken from './copy-content-token.ts?inline-script';
import earlyKeysScript from './early-keys.ts?inline-script';
import loadThirdParties from './load-third-parties.ts?inline-script';
import { addressesOf } from './module-addresses.server';

const [afterReadyAddress] = addressesOf('app/features/third-party/start.ts');

interface SettingsScripts {
	/** Code that runs synchronously before everything else. */
	firstScripts: string[];
	/** The settings as an inert element at the end of the head. */
	data: string;
	/** Code that runs after the settings. */
	lastScripts: string[];
}

/**
 * The settings of a page for its head, with the URL of the script that runs once the page is ready. If a service uses Consent Mode, the
 * denied defaults run first; last run the script that loads services and the one that sends content tokens of local storage to the server.
 */
export function settingsScripts(settings: PageSettings): SettingsScripts {
	const { thirdParties, contentToken } = settings;
	const afterReady = thirdParties ? ` data-after-ready="${afterReadyAddress}"` : '';
	return {
		firstScripts: thirdParties && usesConsentMode(thirdParties) ? [consentDefaults] : [],
		data: `<script type="application/json" id="${pageSettingsId}"${afterReady}>${inertJson(settings)}</script>`,
		lastScripts: [
			...(thirdParties ? [loadThirdParties] : []),
			...(contentToken ? [copyContentToken] : []),
		],
	};
}

/** JSON that neither closes its script element nor opens a comment in it. */
function inertJson(value: unknown): string {
	return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
	return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A mark that content cannot guess. During rendering, it identifies the site's own scripts. */
export const newScriptMark = (): string => randomUUID();

export interface FinishOptions {
	/** The nonce with which the document was rendered. */
	mark: string;
	settings: PageSettings;
	/** The modules that the page's parts load by themselves. */
	modules?: Iterable<string>;
	/** True if the boot script starts React; false in development, where React starts immediately. */
	defersStart: boolean;
}

/**
 * Completes a rendered document: adds the settings and their scripts to the head, removes the marks, and turns React Router's start script
 * into inert text for the boot script, which also gets the addresses of React Router's preloads and of `modules`. Works on bytes and searches only for the
 * marks, as a page may have up to 250 KB.
 */
export function finishDocument(rendered: Buffer, options: FinishOptions): PageDocument {
	const { firstScripts, data, lastScripts } = settingsScripts(options.settings);
	const headStart = rendered.indexOf('<head>') + '<head>'.length;
	const headEnd = rendered.indexOf('</head>', headStart);
	const output = new Output(Array.from(options.modules ?? [], addressesOf).flat());
	output.parts.push(rendered.subarray(0, headStart));
	for (const code of firstScripts) output.writeScript('<script>', code);
	writeWithoutMarks(rendered.subarray(headStart, headEnd), options, output);
	output.write(data);
	for (const code of lastScripts) output.writeScript('<script>', code);
	writeWithoutMarks(rendered.subarray(headEnd), options, output);
	return { html: Buffer.concat(output.parts), codes: output.codes };
}

class Output {
	/** The addresses of the modules to preload. */
	readonly preloads: Set<string>;
	readonly parts: Uint8Array[] = [];
	readonly codes: Uint8Array[] = [];

	constructor(preloads: readonly string[]) {
		this.preloads = new Set(preloads);
	}

	write(text: string): void {
		this.parts.push(Buffer.from(text));
	}

	writeScript(tag: string, code: Uint8Array | string): void {
		const bytes = Buffer.from(code);
		this.write(tag);
		this.parts.push(bytes);
		this.write(scriptEnd);
		// The policy allows scripts with a URL by their URL, and data is not executed.
		if (!/ src=| type="application\//.test(tag)) this.codes.push(bytes);
	}
}

const scriptEnd = '</script>';

function writeWithoutMarks(
	section: Buffer,
	{ mark, defersStart }: FinishOptions,
	output: Output,
): void {
	const nonce = ` nonce="${mark}"`;
	let offset = 0;
	for (let at = section.indexOf(nonce); at >= 0; at = section.indexOf(nonce, offset)) {
		const tagStart = section.lastIndexOf('<', at);
		const tagEnd = section.indexOf('>', at) + 1;
		const tag = section.toString('utf8', tagStart, tagEnd).replace(nonce, '');
		output.parts.push(section.subarray(offset, tagStart));
		offset = tagEnd;
		if (tag.startsWith('<script')) {
			const codeEnd = section.indexOf(scriptEnd, tagEnd);
			const code = section.subarray(tagEnd, codeEnd);
			offset = codeEnd + scriptEnd.length;
			if (defersStart && tag.includes(' type="module"')) {
				output.writeScript(
					'<script type="text/plain" id="app-start">',
					`${logFailure(code.toString())}\n//${Array.from(output.preloads, (address) => `"${address}"`).join('')}`,
				);
				output.writeScript('<script>', bootScript);
				output.writeScript('<script>', earlyKeysScript);
			} else output.writeScript(tag, code);
		} else if (defersStart && tag.includes(' rel="modulepreload"'))
			output.preloads.add(/href="([^"]+)"/.exec(tag)?.[1] ?? '');
		else output.write(tag);
	}
	output.parts.push(section.subarray(offset));
}

const entryImport = /import\(("[^"]+")\);?\s*$/;

/** Adds error logging to the start script; the page stays readable if the start fails (specification section 8). */
function logFailure(startCode: string): string {
	return startCode.replace(
		entryImport,
		(_, address: string) =>
			`import(${address}).catch((error)=>console.error("Error while mounting app:",error));`,
	);
}
