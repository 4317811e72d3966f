import { type LocaleCode, localeCodes } from '@website/contracts/locales';
import { z } from 'zod';
import { type Action, type Entity, type Extent, type Role, rights, roles } from './rights.ts';

/** What of an account decides what it may do. */
export interface Person {
	role: Role;
	furtherRoles?: readonly Role[] | null;
	/** What a translator translates into. */
	languages?: readonly LocaleCode[] | null;
}

const person = z.object({
	role: z.enum(roles),
	furtherRoles: z.array(z.enum(roles)).nullish(),
	languages: z.array(z.enum(localeCodes)).nullish(),
});

/** The account of a type that Payload knows less of; null for what is none. */
export const asPerson = (user: unknown): Person | null => person.safeParse(user).data ?? null;

type Somebody = Person | null | undefined;

/** Every role of somebody. */
export const rolesOf = ({ role, furtherRoles }: Person): Role[] => [
	...new Set([role, ...(furtherRoles ?? [])]),
];

/** How far somebody may do this, by each of their roles; nothing where they may not, and for strangers. */
export function extentsOf(person: Somebody, entity: Entity, action: Action): Extent[] {
	if (!person) return [];
	return rolesOf(person).flatMap((role) => rights[entity][role]?.[action] ?? []);
}

/** Whether somebody may do this to everything of its kind. */
export const mayAll = (person: Somebody, entity: Entity, action: Action): boolean =>
	extentsOf(person, entity, action).includes('all');

/** Whether somebody may do this to some of its kind. */
export const maySome = (person: Somebody, entity: Entity, action: Action): boolean =>
	extentsOf(person, entity, action).length > 0;

/** Whether somebody translates into this language; not into all at once. */
export const translatesInto = (person: Somebody, language: unknown): boolean =>
	person?.languages?.some((code) => code === language) ?? false;

/** Whether a slug has a line among the rights. */
export const isEntity = (slug: string): slug is Entity => Object.hasOwn(rights, slug);
