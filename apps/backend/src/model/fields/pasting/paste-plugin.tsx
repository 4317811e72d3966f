'use client';
import type { PluginComponent } from '@payloadcms/richtext-lexical';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
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
import { translatorIn } from '../../../platform/i18n/words.ts';
import { type ClipboardContent, readClipboard } from './clipboard.ts';
import { documentsInBlocks } from './documents-at.ts';
import { nodesOf, type PasteResources, type PasteRules } from './nodes.ts';
import { pasteWords } from './paste-words.ts';
import { uploadPictures } from './upload-pictures.ts';

const lexicalType = 'application/x-lexical-editor';

/** Generates a node ID: 12 random bytes in hexadecimal. */
const createNodeId = () =>
	[...crypto.getRandomValues(new Uint8Array(12))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');

/** The rules at the cursor: a table cell supports only lines and lists. */
function rulesAtCursor(rules: PasteRules): PasteRules {
	const selection = $getSelection();
	const isInCell =
		$isRangeSelection(selection) &&
		$findMatchingParent(selection.anchor.getNode(), (node) => node.getType() === 'tablecell');
	return isInCell ? { ...rules, headings: [], tables: false, pictures: false } : rules;
}

/** Handles pasted content from outside of the editor: uploads its pictures and inserts the nodes that the field supports. */
export const PastePlugin: PluginComponent<PasteRules> = ({ clientProps: rules }) => {
	const [editor] = useLexicalComposerContext();
	const { config } = useConfig();
	const { code } = useLocale();
	const { i18n } = useTranslation();
	const t = translatorIn(i18n.language);
	const api = `${config.serverURL}${config.routes.api}`;

	const loadResources = async (
		{ blocks, pictures }: ClipboardContent,
		rulesInPlace: PasteRules,
	): Promise<PasteResources> => {
		const noUploads = { files: new Map<string, number>(), refusals: [] };
		const uploads = rulesInPlace.pictures ? pictures.filter(({ file }) => file !== null) : [];
		const notice = uploads.length > 0 ? toast.loading(t(pasteWords.uploading)) : undefined;
		try {
			const [{ files, refusals }, documents] = await Promise.all([
				uploads.length > 0 ? uploadPictures(uploads, api, code, i18n.language) : noUploads,
				documentsInBlocks(blocks, api, rules.siteUrl, i18n.language),
			]);
			for (const refusal of refusals) toast.error(`${t(pasteWords.refused)} ${refusal}`);
			if (pictures.length > 0 && !rulesInPlace.pictures) toast.info(t(pasteWords.noPictures));
			else if (pictures.some(({ file }) => file === null)) toast.info(t(pasteWords.remotePictures));
			return { files, documents, createNodeId };
		} catch (cause) {
			console.error(cause);
			toast.error(t(pasteWords.failed));
			return { files: noUploads.files, documents: new Map(), createNodeId };
		} finally {
			if (notice !== undefined) toast.dismiss(notice);
		}
	};

	const insert = async (
		clipboard: Parameters<typeof readClipboard>[0],
		rulesInPlace: PasteRules,
	) => {
		const selection = editor.getEditorState().read(() => $getSelection()?.clone() ?? null);
		const content = await readClipboard(clipboard);
		const nodes = nodesOf(content.blocks, rulesInPlace, await loadResources(content, rulesInPlace));
		// Discrete, because merged with an update that moves the focus it would count as a change of focus only, which the form ignores.
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
		if (!data || data.types.includes(lexicalType) || !$isRangeSelection($getSelection()))
			return false;
		const html = data.getData('text/html');
		const files = [...data.files].filter(({ type }) => type.startsWith('image/'));
		if (html.trim() === '' && files.length === 0) return false;
		event.preventDefault();
		void insert({ html, rtf: data.getData('text/rtf'), files }, rulesAtCursor(rules));
		return true;
	});
	useEffect(
		() => editor.registerCommand(PASTE_COMMAND, (event) => paste(event), COMMAND_PRIORITY_HIGH),
		[editor],
	);
	return null;
};

/** The client part of `PasteFeature`. */
export const PasteFeatureClient = createClientFeature<PasteRules>(({ props }) => ({
	plugins: [{ Component: PastePlugin, position: 'normal' }],
	sanitizedClientFeatureProps: props,
}));
