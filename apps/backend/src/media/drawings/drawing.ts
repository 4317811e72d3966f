import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { limits } from '../../limits.ts';
import { problems, UploadProblem } from '../upload-problem.ts';
import { cleanCss } from './clean-css.ts';
import { drawingColor, drawingSize, saysSize } from './drawing-looks.ts';
import { allowedAttributes, allowedElements, cleanAttribute } from './drawing-rules.ts';
import { expandedElements } from './expanded-elements.ts';

export interface Drawing {
	source: string;
	size: { width: number; height: number } | null;
	color: string | null;
	saysSize: boolean;
}

const { drawingBytes, drawingElements, drawingAttributes } = limits.uploads;

const { window } = new JSDOM('');
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
	const value = cleanAttribute(element.nodeName, attribute.attrName, attribute.attrValue);
	attribute.keepAttr = value !== null;
	if (value !== null) attribute.attrValue = value;
});

/** An SVG document without anything that runs, loads or leaves it (decision 13); null when it is none. Throws UploadProblem. */
export function readDrawing(data: Buffer): Drawing | null {
	const text = decode(data);
	if (text === null || !/^\s*</.test(text)) return null;
	if (!/<(?:[\w-]+:)?svg[\s>/]/.test(text)) return null;
	if (data.length > drawingBytes) throw new UploadProblem(problems.tooComplexDrawing);
	try {
		return sanitize(text);
	} catch (cause) {
		if (cause instanceof UploadProblem) throw cause;
		throw new UploadProblem(problems.unreadableDrawing, { cause });
	}
}

function sanitize(text: string): Drawing {
	// XML knows more than SVG needs; entities and their declarations are where parsers differ.
	if (/<!ENTITY/i.test(text)) throw new UploadProblem(problems.unreadableDrawing);
	// Counted before anything is built: a parser's memory and time grow with them.
	if (count(text, /<[^/!?]/g) > drawingElements || count(text, /=/g) > drawingAttributes)
		throw new UploadProblem(problems.tooComplexDrawing);
	const document = new window.DOMParser().parseFromString(text, 'image/svg+xml');
	const root = document.documentElement;
	if (root.nodeName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
		throw new UploadProblem(problems.unreadableDrawing);
	purifier.sanitize(root, {
		IN_PLACE: true,
		PARSER_MEDIA_TYPE: 'application/xhtml+xml',
		ALLOWED_TAGS: ['#text', ...allowedElements],
		ALLOWED_ATTR: allowedAttributes,
		KEEP_CONTENT: false,
		ALLOW_DATA_ATTR: false,
		ALLOW_UNKNOWN_PROTOCOLS: false,
	});
	for (const style of root.querySelectorAll('style'))
		style.textContent = cleanCss(style.textContent ?? '', 'stylesheet');
	if (expandedElements(root) > drawingElements) throw new UploadProblem(problems.tooComplexDrawing);
	const source = new window.XMLSerializer().serializeToString(root);
	return { source, size: drawingSize(root), color: drawingColor(root), saysSize: saysSize(root) };
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function decode(data: Buffer): string | null {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(data);
	} catch {
		return null;
	}
}
