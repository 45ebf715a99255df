import type { RouteContext } from '@docusaurus/types';
import type { ComponentType } from 'react';
import type { RouteConfig } from 'react-router-config';
import { loadContents } from './contents';
import { nativeContext, routeComponent, type Loaded } from './routeComponent';

/** A value of a route's props: the module of that number, the next content of the page (null), or a list or record. */
type Shape = number | null | readonly Shape[] | { readonly [name: string]: Shape };

/** A path, the number of its shape, and for a leaf its sidebar, for a frame the routes inside it. */
type Row = readonly [path: string, shape: number, rest?: string | readonly Row[]];

/** Made by runtime/build/browser/browserRoutes.cjs. */
export type RouteTable = Readonly<{
  modules: readonly (() => Promise<{ default?: unknown }>)[];
  shapes: readonly { readonly [name: string]: Shape }[];
  rows: readonly Row[];
}>;

async function fill(shape: Shape, load: (leaf: number | null) => Promise<unknown>): Promise<unknown> {
  if (typeof shape !== 'object' || shape === null) return load(shape);
  if (Array.isArray(shape)) return Promise.all(shape.map((part: Shape) => fill(part, load)));
  const parts = Object.entries(shape).map(async ([name, part]) => [name, await fill(part, load)] as const);
  return Object.fromEntries(await Promise.all(parts));
}

/** How long to wait before a script is asked for again. */
const retryMs = [500, 2000];

async function retried<Module>(load: (() => Promise<Module>) | undefined): Promise<Module | undefined> {
  for (const waitMs of retryMs) {
    try {
      return await load?.();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return load?.();
}

async function loadRoute(path: string, shape: Shape, modules: RouteTable['modules']): Promise<Loaded> {
  let position = 0;
  const loadLeaf = async (leaf: number | null) => {
    const at = leaf ?? position++;
    const value = leaf === null ? (await loadContents(path))[at] : (await retried(modules[at]))?.default;
    if (!value) {
      throw new Error(
        leaf === null
          ? `The page ${path} has changed since this one was loaded.`
          : `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
      );
    }
    return value;
  };
  const { __comp, __context, __props, ...modulesAsProps } = (await fill(shape, loadLeaf)) as Readonly<{
    __comp: ComponentType<object>;
    __context?: RouteContext;
    __props?: object;
  }>;
  return { Component: __comp, context: __context ?? null, props: { ...modulesAsProps, ...__props } };
}

async function loadNotFound(): Promise<Loaded> {
  const { default: NotFound } = await import('@theme/NotFound');
  return { Component: NotFound, context: nativeContext, props: {} };
}

/** The site's routes for the browser. */
export function createRoutes({ modules, shapes, rows }: RouteTable): RouteConfig[] {
  const toRoute = ([path, number, rest]: Row, isInner: boolean): RouteConfig => {
    const shape = shapes[number] ?? {};
    const route = {
      path,
      component: routeComponent({ isInner, load: () => loadRoute(path, shape, modules) }),
    };
    return typeof rest === 'object'
      ? { ...route, routes: rest.map((row) => toRoute(row, true)) }
      : { ...route, exact: true, sidebar: rest };
  };
  const notFound = { path: '*', component: routeComponent({ isInner: false, load: loadNotFound }) };
  return [...rows.map((row) => toRoute(row, false)), notFound];
}
