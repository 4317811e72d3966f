'use client';
import type { PluginComponent } from '@payloadcms/richtext-lexical';
import {
	$getSelection,
	$isRangeSelection,
	$parseSerializedNode,
	$setSelection,
	COMMAND_PRIORITY_HIGH,
	PASTE_COMMAND,
	type PasteCommandType,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $findMatchingParent } from '@payloadcms/richtext-lexical/lexical/utils';
import { toast, useConfig, useLocale, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent } from 'react';
import { translatorIn } from '../../../platform/i18n/translator-in.ts';
import { type Pasted, readClipboard } from './clipboard.ts';
import { documentsAt } from './documents-at.ts';
import { nodesOf, type PasteResources, type PasteRules } from './nodes.ts';
import { pasteWords } from './paste-words.ts';
import { uploadPictures } from './upload-pictures.ts';

const own = 'application/x-lexical-editor';

/** Twelve bytes in hexadecimal digits, as ids inside texts are. */
const makeId = () =>
	[...crypto.getRandomValues(new Uint8Array(12))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');

/** What may stand where the cursor is: a cell holds lines and lists. */
function rulesHere(rules: PasteRules): PasteRules {
	const selection = $getSelection();
	const isInCell =
		$isRangeSelection(selection) &&
		$findMatchingParent(selection.anchor.getNode(), (node) => node.getType() === 'tablecell');
	return isInCell ? { ...rules, headings: [], tables: false, pictures: false } : rules;
}

/** Reads every paste that is not the editor's own, uploads its pictures, and puts in what the field may hold. */
export const PastePlugin: PluginComponent<PasteRules> = ({ clientProps: rules }) => {
	const [editor] = useLexicalComposerContext();
	const { config } = useConfig();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const api = `${config.serverURL}${config.routes.api}`;

	const lookUp = async (
		{ blocks, pictures }: Pasted,
		here: PasteRules,
	): Promise<PasteResources> => {
		const none = { files: new Map<string, number>(), refusals: [] };
		const uploads = here.pictures ? pictures.filter(({ file }) => file !== null) : [];
		const notice = uploads.length > 0 ? toast.loading(t(pasteWords.uploading)) : undefined;
		try {
			const [{ files, refusals }, documents] = await Promise.all([
				uploads.length > 0 ? uploadPictures(uploads, api, code, i18n.language) : none,
				documentsAt(blocks, api, rules.siteUrl, i18n.language),
			]);
			for (const refusal of refusals) toast.error(`${t(pasteWords.refused)} ${refusal}`);
			if (pictures.length > 0 && !here.pictures) toast.info(t(pasteWords.noPictures));
			else if (pictures.some(({ file }) => file === null)) toast.info(t(pasteWords.remotePictures));
			return { files, documents, makeId };
		} catch (cause) {
			console.error(cause);
			toast.error(t(pasteWords.failed));
			return { files: none.files, documents: new Map(), makeId };
		} finally {
			if (notice !== undefined) toast.dismiss(notice);
		}
	};

	const put = async (clipboard: Parameters<typeof readClipboard>[0], here: PasteRules) => {
		const selection = editor.getEditorState().read(() => $getSelection()?.clone() ?? null);
		const pasted = await readClipboard(clipboard);
		const nodes = nodesOf(pasted.blocks, here, await lookUp(pasted, here));
		// At once: with an update that moves the focus it would count as a change of the focus alone, which the form ignores.
		editor.update(
			() => {
				$setSelection(selection);
				if (nodes.length > 0) $getSelection()?.insertNodes(nodes.map($parseSerializedNode));
			},
			{ discrete: true },
		);
	};

	const paste = useEffectEvent((event: PasteCommandType): boolean => {
		const data = 'clipboardData' in event ? event.clipboardData : null;
		if (!data || data.types.includes(own) || !$isRangeSelection($getSelection())) return false;
		const html = data.getData('text/html');
		const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
		if (html.trim() === '' && files.length === 0) return false;
		event.preventDefault();
		void put({ html, rtf: data.getData('text/rtf'), files }, rulesHere(rules));
		return true;
	});
	useEffect(
		() => editor.registerCommand(PASTE_COMMAND, (event) => paste(event), COMMAND_PRIORITY_HIGH),
		[editor],
	);
	return null;
};
