import { choicesLog, translateChoiceMessage } from './choices.ts';
import { type HardcodedText, hardcodedTexts } from './list.ts';
import { formatLockTime, lockedSince } from './locked-since.ts';
import { savedFiles, translateUploadResult } from './saved-files.ts';

const textEntries = hardcodedTexts.filter(({ attribute }) => !attribute);
const checkboxes = '.checkbox-input input[title]';
const listTabs = '.default-list-view-tabs__button .btn__label';
const autosave = '.autosave';
const allSelectors = [
	autosave,
	checkboxes,
	choicesLog,
	listTabs,
	lockedSince,
	savedFiles,
	...hardcodedTexts.map(({ selector }) => selector),
].join(', ');

const originalOf = ({ original, translations }: HardcodedText): string =>
	original ?? translations.en;

const translateChoice = (element: Element, text: string | undefined, language: string) =>
	text && element.matches(choicesLog) ? translateChoiceMessage(text, language) : undefined;

const formatTime = (element: Element, text: string | undefined, language: string) =>
	text && element.matches(lockedSince) ? formatLockTime(text, language) : undefined;

const translateFiles = (element: Element, text: string | undefined, language: string) =>
	text && element.matches(savedFiles) ? translateUploadResult(text, language) : undefined;

/** True for "Last saved Loading... ago", which Payload shows until its date texts are loaded. */
const isUnfinished = (element: Element, text: string | undefined): boolean =>
	text !== undefined && /\.{3}\s*\S/.test(text) && element.matches(autosave);

function translateText(element: Element, language: string): void {
	for (const node of element.childNodes) {
		if (node.nodeType !== Node.TEXT_NODE) continue;
		const text = node.nodeValue?.trim();
		if (isUnfinished(element, text)) {
			node.nodeValue = '';
			continue;
		}
		const match = textEntries.find(
			(entry) => originalOf(entry) === text && element.matches(entry.selector),
		);
		const translation =
			match?.translations[language] ??
			translateChoice(element, text, language) ??
			formatTime(element, text, language) ??
			translateFiles(element, text, language);
		// Changes the text of the node that React manages, instead of replacing the node.
		if (translation && translation !== text) node.nodeValue = translation;
	}
}

function translateAttributes(element: Element, language: string): void {
	for (const entry of hardcodedTexts) {
		if (!entry.attribute || element.getAttribute(entry.attribute) !== originalOf(entry)) continue;
		const translation = entry.translations[language];
		if (translation && translation !== originalOf(entry) && element.matches(entry.selector))
			element.setAttribute(entry.attribute, translation);
	}
}

/** Lowercases the label of a list after "All", as Danish has no capitals within a sentence. Acronyms such as "RCS" stay as they are. */
function lowerName(element: Element, language: string): void {
	if (language !== 'da' || !element.matches(listTabs)) return;
	for (const node of element.childNodes) {
		const text = node.nodeType === Node.TEXT_NODE && node.previousSibling ? node.nodeValue : null;
		if (text && /^\p{Lu}\p{Ll}/u.test(text))
			node.nodeValue = text.charAt(0).toLowerCase() + text.slice(1);
	}
}

/** Removes the tooltip of a checkbox if it is only the field's name, which is redundant next to the label. */
function removeFieldName(element: Element): void {
	if (!(element instanceof HTMLInputElement) || !element.matches(checkboxes)) return;
	if (element.title === element.name && element.labels?.length) element.removeAttribute('title');
}

function translateElement(element: Element, language: string): void {
	translateText(element, language);
	translateAttributes(element, language);
	removeFieldName(element);
	lowerName(element, language);
}

/** Translates all hard-coded texts in an element into a language of the admin. */
export function translateWithin(root: Element, language: string): void {
	translateElement(root, language);
	for (const element of root.querySelectorAll(allSelectors)) translateElement(element, language);
}

/** Translates hard-coded texts in changed and added nodes. */
export function translateChanges(changes: readonly MutationRecord[], language: string): void {
	for (const { target, addedNodes } of changes) {
		const element = target instanceof Element ? target : target.parentElement;
		if (element) translateElement(element, language);
		for (const node of addedNodes) if (node instanceof Element) translateWithin(node, language);
	}
}
