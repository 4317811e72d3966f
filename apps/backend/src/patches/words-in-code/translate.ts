import { choicesLog, sayOfChoices } from './choices.ts';
import { type WordsInCode, wordsInCode } from './list.ts';
import { lockedSince, sayLockedSince } from './locked-since.ts';
import { savedFiles, saySavedFiles } from './saved-files.ts';

const textEntries = wordsInCode.filter(({ attribute }) => !attribute);
const checkboxes = '.checkbox-input input[title]';
const listTabs = '.default-list-view-tabs__button .btn__label';
const autosave = '.autosave';
const anywhere = [
	autosave,
	checkboxes,
	choicesLog,
	listTabs,
	lockedSince,
	savedFiles,
	...wordsInCode.map(({ selector }) => selector),
].join(', ');

const originalOf = ({ original, translations }: WordsInCode): string => original ?? translations.en;

const sayChoice = (element: Element, text: string | undefined, language: string) =>
	text && element.matches(choicesLog) ? sayOfChoices(text, language) : undefined;

const formatTime = (element: Element, text: string | undefined, language: string) =>
	text && element.matches(lockedSince) ? sayLockedSince(text, language) : undefined;

const sayFiles = (element: Element, text: string | undefined, language: string) =>
	text && element.matches(savedFiles) ? saySavedFiles(text, language) : undefined;

/** Until its words for times are loaded Payload writes "Last saved Loading... ago". */
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
			(one) => originalOf(one) === text && element.matches(one.selector),
		);
		const translation =
			match?.translations[language] ??
			sayChoice(element, text, language) ??
			formatTime(element, text, language) ??
			sayFiles(element, text, language);
		// The node that React holds stays, with another text.
		if (translation && translation !== text) node.nodeValue = translation;
	}
}

function translateAttributes(element: Element, language: string): void {
	for (const one of wordsInCode) {
		if (!one.attribute || element.getAttribute(one.attribute) !== originalOf(one)) continue;
		const translation = one.translations[language];
		if (translation && translation !== originalOf(one) && element.matches(one.selector))
			element.setAttribute(one.attribute, translation);
	}
}

/** Payload puts the name of a list behind "All", and Danish has no capitals within a sentence; names such as "RCS" keep theirs. */
function lowerName(element: Element, language: string): void {
	if (language !== 'da' || !element.matches(listTabs)) return;
	for (const node of element.childNodes) {
		const text = node.nodeType === Node.TEXT_NODE && node.previousSibling ? node.nodeValue : null;
		if (text && /^\p{Lu}\p{Ll}/u.test(text))
			node.nodeValue = text.charAt(0).toLowerCase() + text.slice(1);
	}
}

/** The tooltip of a checkbox is the field's name in the code, beside a label that says it in words. */
function dropNameInCode(element: Element): void {
	if (!(element instanceof HTMLInputElement) || !element.matches(checkboxes)) return;
	if (element.title === element.name && element.labels?.length) element.removeAttribute('title');
}

function translateElement(element: Element, language: string): void {
	translateText(element, language);
	translateAttributes(element, language);
	dropNameInCode(element);
	lowerName(element, language);
}

/** Puts the words of `list.ts` into a language of the editors' interface, wherever Payload has written its own in an element. */
export function translateWithin(root: Element, language: string): void {
	translateElement(root, language);
	for (const element of root.querySelectorAll(anywhere)) translateElement(element, language);
}

/** The same where a document has changed. */
export function translateChanges(changes: readonly MutationRecord[], language: string): void {
	for (const { target, addedNodes } of changes) {
		const changed = target instanceof Element ? target : target.parentElement;
		if (changed) translateElement(changed, language);
		for (const added of addedNodes) if (added instanceof Element) translateWithin(added, language);
	}
}
