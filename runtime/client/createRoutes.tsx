import { Fragment, type ComponentType } from 'react';
import type { RouteContext } from '@docusaurus/types';
import Layout from '@theme/Layout';
import type { RouteConfig } from 'react-router-config';
import { loadContents } from './contents';
import { retried } from './retried';
import { nativeContext, routeComponent, type Loaded } from './routeComponent';

/** Props of a route: a number is a module, and a string is a piece of content, by its position on the page. */
type Shape = number | string | readonly Shape[] | { readonly [name: string]: Shape };

/** A path, the index of its shape, and either the page's sidebar or the routes inside this one. */
type Row = readonly [path: string, shape: number, rest?: string | readonly Row[]];

type LoadModule = () => Promise<{ default?: unknown }>;

/** Made by runtime/build/browser/browserRoutes.cjs. */
type RouteTable = Readonly<{ modules: readonly LoadModule[]; shapes: readonly Shape[]; rows: readonly Row[] }>;

type Filled = Readonly<{ __comp: ComponentType<object>; __context?: RouteContext; __props?: object }>;

async function loadRoute(path: string, routeShape: Shape, modules: RouteTable['modules']): Promise<Loaded> {
  const loadOne = async (part: number | string): Promise<unknown> => {
    if (typeof part === 'string') return (await loadContents(path))[Number(part)];
    const { default: value } = await retried<{ default?: unknown }>(modules[part] ?? (async () => ({})));
    if (!value)
      throw new Error(
        `The page component at ${path} doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
      );
    return value;
  };
  const fill = async (shape: Shape): Promise<unknown> => {
    if (typeof shape !== 'object') return loadOne(shape);
    if (Array.isArray(shape)) return Promise.all(shape.map(fill));
    const parts = Object.entries(shape).map(async ([name, part]) => [name, await fill(part)] as const);
    return Object.fromEntries(await Promise.all(parts));
  };
  const { __comp, __context, __props, ...props } = (await fill(routeShape)) as Filled;
  return { Component: __comp, context: __context ?? null, props: { ...props, ...__props } };
}

async function loadNotFound(): Promise<Loaded> {
  const { default: NotFound } = await import('@theme/NotFound');
  return { Component: NotFound, context: nativeContext, props: {} };
}

/** Turns the table into the routes of the browser's router. */
export function createRoutes({ modules, shapes, rows }: RouteTable): RouteConfig[] {
  const toRoute = ([path, number, rest]: Row, PageFrame: typeof Fragment | typeof Layout): RouteConfig => {
    const component = routeComponent(() => loadRoute(path, shapes[number] ?? {}, modules), PageFrame);
    // The outer route has the navigation bar and the footer, so the inner ones don't.
    if (typeof rest === 'object') return { path, component, routes: rest.map((row) => toRoute(row, Fragment)) };
    return { path, component, exact: true, sidebar: rest };
  };
  return [...rows.map((row) => toRoute(row, Layout)), { path: '*', component: routeComponent(loadNotFound, Layout) }];
}
