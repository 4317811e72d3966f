// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

interface ButtonProps {
	children: ReactNode;
	disabled?: boolean;
	onClick: () => void;
}
vi.mock('@payloadcms/ui', () => ({
	Button: ({ children, disabled, onClick }: ButtonProps) =>
		createElement('button', { disabled, onClick, type: 'button' }, children),
	useDocumentInfo: () => ({ hasPublishPermission: true, hasSavePermission: true }),
	useLocale: () => ({ code: 'en' }),
	useTranslation: () => ({ i18n: { language: 'en' } }),
}));
const reviewRequest = {
	id: 1,
	reviewer: 'Ben',
	author: 'Anna',
	note: '',
	answer: '',
	at: '2026-11-27T12:00:00Z',
};
let state: string;
const send = vi.fn(async () => true);
const approve = vi.fn(async () => true);
let isLocked = false;
vi.mock('../../../admin/saving/use-locked-by-other.ts', () => ({
	useLockedByOther: () => isLocked,
}));
vi.mock('./use-review.ts', () => ({
	useReview: () => ({
		review: {
			reviewers: [{ id: 1, name: 'Ben' }],
			asked: [{ ...reviewRequest, state }],
			waitsForMe: true,
			canWithdraw: state === 'waiting',
			changedSince: false,
		},
		act: send,
		approve,
		isBusy: false,
		t: (text: { en: string }) => text.en,
	}),
}));
let incomplete: { done: number; all: number } | null = null;
vi.mock('../../../publication/use-publishing.ts', () => ({
	usePublishing: () => ({ state: { languages: [{ language: 'en', incomplete }] } }),
}));
const { ReviewPanel } = await import('./review-panel.tsx');

let root: Root;
const press = async (name: string) => {
	const button = [...document.querySelectorAll('button')].find(
		({ textContent }) => textContent === name,
	);
	button?.focus();
	await act(async () => button?.click());
};
const write = (text: string) =>
	act(async () => {
		const field = document.querySelector('textarea');
		if (!field) return;
		const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
		set?.call(field, text);
		field.dispatchEvent(new Event('input', { bubbles: true }));
	});
const focusedText = () => document.activeElement?.textContent;
const show = async (now: string) => {
	state = now;
	const bar = document.createElement('span');
	bar.className = 'review-bar';
	const place = document.body.appendChild(document.createElement('form'));
	const fields = document.createElement('div');
	place.append(bar, fields);
	root = createRoot(fields);
	await act(async () => root.render(createElement(ReviewPanel)));
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
	await act(async () => root.unmount());
	document.body.replaceChildren();
	vi.unstubAllGlobals();
});

it('moves focus to the reviewers when the form opens and to the title when it is sent', async () => {
	await show('approved');
	await press('Ask again');
	const first = document.querySelector('input');
	expect(document.activeElement).toBe(first);
	await act(async () => first?.click());
	await press('Ask');
	expect(send).toHaveBeenCalledWith('ask', { reviewers: [1], note: '', language: 'en' });
	expect(focusedText()).toBe('Review');
});

it('moves focus to the title after a decision removes its buttons', async () => {
	await show('waiting');
	await press('Send back');
	expect(send).not.toHaveBeenCalledWith('answer', expect.anything());
	expect(document.activeElement?.tagName).toBe('TEXTAREA');
	expect(document.body.textContent).toContain('Say what should change');
	await write('Shorter');
	await press('Send back');
	expect(send).toHaveBeenCalledWith('answer', { decision: 'sentBack', note: 'Shorter' });
	expect(focusedText()).toBe('Review');
	await press('Approve');
	expect(approve).toHaveBeenCalledWith('Shorter', []);
	expect(focusedText()).toBe('Review');
});

it('has each action once, with a button above the form that leads to them', async () => {
	await show('waiting');
	const names = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
	expect(names).toEqual([...new Set(names)]);
	await press('Answer the review');
	expect(document.activeElement?.tagName).toBe('TEXTAREA');
});

it('opens a document that a colleague writes for reading', async () => {
	isLocked = true;
	const read = document.body.appendChild(document.createElement('button'));
	read.id = 'document-locked-view-read-only';
	const onClick = vi.fn();
	read.addEventListener('click', onClick);
	await show('waiting');
	expect(onClick).toHaveBeenCalledOnce();
	isLocked = false;
});

it('moves focus to the title after the request is withdrawn', async () => {
	await show('waiting');
	await press('Withdraw the request');
	expect(send).toHaveBeenCalledWith('withdraw', {});
	expect(focusedText()).toBe('Review');
});

it('publishes a half-translated text only after a tick', async () => {
	incomplete = { done: 4, all: 22 };
	await show('waiting');
	await press('Approve and publish: English');
	expect(approve).not.toHaveBeenCalled();
	await act(async () => document.querySelector<HTMLElement>('[type=checkbox]')?.click());
	await press('Approve and publish: English');
	expect(approve).toHaveBeenCalledWith('', ['en']);
	incomplete = null;
});

it('folds the rounds of a published document', async () => {
	await show('doneSentBack');
	expect(document.querySelector('details')?.textContent).toContain('sent back by Ben');
	expect(document.querySelector('details')?.open).toBe(false);
	expect(document.querySelector('.review-asked')?.textContent).toBe('');
});
