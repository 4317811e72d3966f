import { expect, it } from 'vitest';
import { mailboxDigest, normalizeMailbox } from './mailbox.ts';

it.each([
	['robin@example.com', 'robin@example.com'],
	['Ro.Bin+news@Example.COM', 'robin@example.com'],
	['r.o.b.i.n+a+b@googlemail.com', 'robin@gmail.com'],
	['"a@b"@example.com', '"a@b"@example.com'],
])('normalizes %s to the mailbox %s', (email, mailbox) => {
	expect(normalizeMailbox(email)).toBe(mailbox);
	expect(mailboxDigest(email)).toBe(mailboxDigest(mailbox));
});
