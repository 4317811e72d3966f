import { typeDefs } from '@website/contracts/content-sdl';
import { buildSchema } from 'graphql';

export const contract = buildSchema(typeDefs);
